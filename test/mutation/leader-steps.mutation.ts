// One file for `npm run mutation`: Jest loads the engine once for each mutant, not once for each file of tests. Its name keeps it out of `npm test`.
import '../engine/calc/blockade.test.js';
import '../engine/steps/captives.test.js';
import '../engine/steps/control.test.js';
import '../engine/steps/diplomat.test.js';
import '../engine/steps/landing.test.js';
import '../engine/steps/leader-fates.test.js';
import '../engine/steps/limbo.test.js';
import '../engine/steps/movement-options.test.js';
import '../engine/steps/movement.test.js';
import '../engine/steps/pre-combat.test.js';
import '../engine/steps/rescue.test.js';
import '../engine/steps/space-battle.test.js';
import '../engine/steps/german/invasion.test.js';
import '../engine/steps/german/movement.test.js';
import '../engine/steps/german/round.test.js';
import '../engine/steps/german/space-combat.test.js';
import '../scenario/scenarios.test.js';
