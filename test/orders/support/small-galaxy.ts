import type { Leader, Piece, Planet, System, GameState, Seat } from '../../../src/engine/state.js';
import type { LeaderClass, PlanetId, SeatId, ShipKind, SystemId } from '../../../src/engine/ids.js';
import { options } from '../../../src/engine/rulesets/third-edition/options.js';
import { races } from '../../../src/engine/rulesets/third-edition/catalogue/races.js';
import type { OrderContext } from '../../../src/orders/context.js';
import type { Vocabulary } from '../../../src/orders/lexicon/types.js';
