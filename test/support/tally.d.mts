/** The last lines of a test run and its exit code. */
export function tally(result: object, how: { status: number; requireAll: boolean }): { lines: string[]; exitCode: number };
