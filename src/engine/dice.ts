/** One roll as the dice see it: the label decides the faces, the reason is checked by scripted dice and printed in the log. */
export type DiceRequest = { readonly label: string; readonly reason: string; readonly count: number };

/** Where faces come from: the turn's key (src/dice/chain) or a script. Faces are 1 to 10. */
export type DiceSource = { readonly roll: (request: DiceRequest) => readonly number[] };
