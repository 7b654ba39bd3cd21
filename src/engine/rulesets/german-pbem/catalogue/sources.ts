/** What the keys in the `source` of a row stand for. `ours` is a default of our own that the moderator may replace. */
export const sources: Readonly<Record<string, string>> = {
  S: 'a statement of our restatement of the second edition, as S5.1',
  RZ: 'a ruling of our own for the German game, as RZ40',
  Rules: 'Rules of Play of the second edition, page counted from the cover',
  HE: "sheet of Hope's End, page",
  FAQ: 'official answers of 2002, page',
  '2W': "second-edition pages of the players' wiki",
  German: 'page of the German game',
  ours: 'no source: a default of our own',
};
