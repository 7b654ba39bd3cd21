type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Document = { readonly [key: string]: Json };
type Operation = { readonly [key: string]: Json };

const REF = '#/components/schemas/';
const isObject = (json: Json | undefined): json is Document => typeof json === 'object' && json !== null && !Array.isArray(json);

/** The generated description as a reader wants it: each schema once under its own name, errors in their media type, every call with a name. */
export function tidyOpenApi(generated: Document): Document {
  const named = withOperations(generated);
  const components = isObject(named['components']) ? named['components'] : {};
  const schemas = isObject(components['schemas']) ? components['schemas'] : {};
  const used = usedSchemas(named, schemas);
  // What is only read, or only sent, needs no second name for the other direction.
  const names = new Map([...used].map((name) => [name, name.endsWith('Input') && !used.has(name.slice(0, -5)) ? name.slice(0, -5) : name]));
  const kept = Object.fromEntries([...used].sort().map((name) => [names.get(name) ?? name, schemas[name] ?? {}]));
  return renamed({ ...named, components: { ...components, schemas: kept } }, names) as Document;
}

/** Schemas that a call refers to, directly or through others. */
function usedSchemas({ paths = {} }: Document, schemas: Document): ReadonlySet<string> {
  const used = new Set<string>();
  const visit = (json: Json): void => {
    for (const name of refsIn(json)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(schemas[name] ?? null);
    }
  };
  visit(paths);
  return used;
}

function refsIn(json: Json): readonly string[] {
  if (Array.isArray(json)) return json.flatMap(refsIn);
  if (!isObject(json)) return [];
  const own = typeof json['$ref'] === 'string' && json['$ref'].startsWith(REF) ? [json['$ref'].slice(REF.length)] : [];
  return [...own, ...Object.values(json).flatMap(refsIn)];
}

function renamed(json: Json, names: ReadonlyMap<string, string>): Json {
  if (Array.isArray(json)) return json.map((one: Json) => renamed(one, names));
  if (!isObject(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => {
    if (key !== '$ref' || typeof value !== 'string' || !value.startsWith(REF)) return [key, renamed(value, names)];
    const name = value.slice(REF.length);
    return [key, `${REF}${names.get(name) ?? name}`];
  }));
}

function withOperations(document: Document): Document {
  const paths = isObject(document['paths']) ? document['paths'] : {};
  return { ...document, paths: Object.fromEntries(Object.entries(paths).map(([path, methods]) => [path, isObject(methods) ? Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, isObject(operation) ? tidyOperation(operation, { path, method }) : operation])) : methods])) };
}

function tidyOperation(operation: Operation, { path, method }: { readonly path: string; readonly method: string }): Operation {
  const responses = isObject(operation['responses']) ? operation['responses'] : {};
  const words = path.replace('/api/v1/', '').split('/').filter((word) => !word.startsWith('{'));
  const operationId = [method, ...words].map((word, index) => (index === 0 ? word : word.slice(0, 1).toUpperCase() + word.slice(1))).join('') + (path.endsWith('}') ? 'One' : '');
  return { operationId, ...operation, responses: Object.fromEntries(Object.entries(responses).map(([status, response]) => [status, isObject(response) ? tidyResponse(status, response) : response])) };
}

function tidyResponse(status: string, response: Document): Document {
  const isProblem = /^[45]XX$/iu.test(status);
  const description = response['description'] === 'Default Response' ? (isProblem ? (status.startsWith('4') ? 'What is wrong with the call' : 'What is wrong here; try again later') : 'The answer') : (response['description'] ?? '');
  const content = isObject(response['content']) ? response['content'] : undefined;
  if (content === undefined) return { ...response, description };
  const json = content['application/json'];
  return { ...response, description, content: isProblem && json !== undefined ? { 'application/problem+json': json } : content };
}
