/** What a record has of its own under an id that came from outside: `constructor` and its like are in every record, but belong to none. */
export function at<T>(record: Readonly<Record<string, T>> | undefined, id: string | undefined): T | undefined {
  return record !== undefined && id !== undefined && Object.hasOwn(record, id) ? record[id] : undefined;
}
