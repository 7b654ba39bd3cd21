import { z } from 'zod';
import { holdsControl } from '../text/control-characters.js';

/** A name of one line, as it may stand in the headers of every mail. */
const nameSchema = (most: number) =>
  z.string().trim().min(1, `From 1 to ${String(most)} characters.`).max(most, `From 1 to ${String(most)} characters.`)
    .refine((name) => !holdsControl(name), 'A name has no control characters, line separators or marks of direction.');

/** The name of a game stands in brackets in every subject line. */
export const gameNameSchema = nameSchema(60).refine((name) => !/[[\]]/u.test(name), 'The name of a game has no brackets.');
export const playerNameSchema = nameSchema(80);
