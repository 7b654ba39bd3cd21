/** Leads an import of src/ by a benchmark to the same file of dist/. */
export async function resolve(specifier, context, next) {
  const from = context.parentURL ?? '';
  if (!/\/bench\/(?:[a-z-]+\/)?[a-z-]+\.(?:ts|mjs)/u.test(from) || !/^(?:\.\.\/)+src\//u.test(specifier)) return next(specifier, context);
  return next(specifier.replace(/^((?:\.\.\/)+)src\//u, '$1dist/'), context);
}
