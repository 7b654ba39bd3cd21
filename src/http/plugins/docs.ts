import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { App } from '../types.js';
import { tidyOpenApi } from './tidy-openapi.js';

/** OpenAPI 3.1 from the schemas of the routes, and a page to read it. Register it before the routes. */
export async function docsPlugins(app: App, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Sternenpost', version, description: 'Games of Twilight Imperium by e-mail. Bearer tokens belong to a moderator or to a seat; errors are application/problem+json.', license: { name: 'MIT', identifier: 'MIT' } },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }],
    },
    hideUntagged: true,
    transform: jsonSchemaTransform,
    transformObject: (document) => tidyOpenApi(jsonSchemaTransformObject(document) as unknown as Parameters<typeof tidyOpenApi>[0]) as unknown as ReturnType<typeof jsonSchemaTransformObject>,
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, transformStaticCSP: (policy) => policy });
}
