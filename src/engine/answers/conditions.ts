import type { Condition, Measure } from '../order-intents.js';
import type { Question } from '../questions.js';

/** Whether a condition of an order holds when the question comes. What the question does not tell counts as 0. */
export function holds(condition: Condition | undefined, question: Question): boolean {
  if (condition === undefined) return true;
  const left = measure(condition.left, question);
  const right = typeof condition.right === 'number' ? condition.right : measure(condition.right, question);
  switch (condition.op) {
    case '<': return left < right;
    case '<=': return left <= right;
    case '=': return left === right;
    case '>=': return left >= right;
    case '>': return left > right;
  }
}

function measure(what: Measure, { kind, params }: Question): number {
  switch (what) {
    case 'ships': return kind === 'retreat' || kind === 'passage' ? params.ships : 0;
    case 'enemy-ships': return kind === 'retreat' ? params.enemyShips : 0;
    case 'losses': return kind === 'retreat' ? params.losses : 0;
    case 'enemy-losses': return kind === 'retreat' ? params.enemyLosses : 0;
    case 'invaders': return kind === 'diplomat' ? params.invaders : 0;
    case 'defenders': return kind === 'diplomat' ? params.defenders : 0;
    case 'hits': return kind === 'casualties' || kind === 'ground-casualties' ? params.hits : 0;
    case 'round': return 'round' in params ? params.round : 0;
  }
}
