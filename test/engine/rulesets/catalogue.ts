import type { GalaxyPreset, OptionTable, Race, RuleNumbers, Technology, Tile, UnitType } from '../../../src/engine/rules/rule-set.js';
import type { LeaderProfile } from '../../../src/engine/rules/leader-profile.js';
import type { UnitKind } from '../../../src/engine/ids.js';
import * as third from '../../../src/engine/rulesets/third-edition/catalogue/units.js';
import { races as thirdRaces } from '../../../src/engine/rulesets/third-edition/catalogue/races.js';
import { technologies as thirdTechnologies } from '../../../src/engine/rulesets/third-edition/catalogue/technologies.js';
import { tiles as thirdTiles } from '../../../src/engine/rulesets/third-edition/catalogue/tiles.js';
import { galaxies as thirdGalaxies } from '../../../src/engine/rulesets/third-edition/catalogue/galaxies.js';
import { numbers as thirdNumbers } from '../../../src/engine/rulesets/third-edition/numbers.js';
import { leaders as thirdLeaders } from '../../../src/engine/rulesets/third-edition/leaders.js';
import { options as thirdOptions } from '../../../src/engine/rulesets/third-edition/options.js';
import * as german from '../../../src/engine/rulesets/german-pbem/catalogue/units.js';
import { races as germanRaces } from '../../../src/engine/rulesets/german-pbem/catalogue/races.js';
import { technologies as germanTechnologies } from '../../../src/engine/rulesets/german-pbem/catalogue/technologies.js';
import { tiles as germanTiles } from '../../../src/engine/rulesets/german-pbem/catalogue/tiles.js';
import { galaxies as germanGalaxies } from '../../../src/engine/rulesets/german-pbem/catalogue/galaxies.js';
import { numbers as germanNumbers } from '../../../src/engine/rulesets/german-pbem/numbers.js';
import { leaders as germanLeaders } from '../../../src/engine/rulesets/german-pbem/leaders.js';
import { options as germanOptions } from '../../../src/engine/rulesets/german-pbem/options.js';

/** The tables of one edition without its steps, which have tests of their own. */
export type Catalogue = {
  readonly units: Readonly<Partial<Record<UnitKind, UnitType>>>;
  readonly races: Readonly<Record<string, Race>>;
  readonly technologies: Readonly<Record<string, Technology>>;
  readonly tiles: Readonly<Record<string, Tile>>;
  readonly galaxies: Readonly<Record<string, GalaxyPreset>>;
  readonly numbers: RuleNumbers;
  readonly leaders: LeaderProfile;
  readonly options: OptionTable;
};

export const thirdEdition: Catalogue = {
  units: third.units, races: thirdRaces, technologies: thirdTechnologies, tiles: thirdTiles,
  galaxies: thirdGalaxies, numbers: thirdNumbers, leaders: thirdLeaders, options: thirdOptions,
};
export const germanPbem: Catalogue = {
  units: german.units, races: germanRaces, technologies: germanTechnologies, tiles: germanTiles,
  galaxies: germanGalaxies, numbers: germanNumbers, leaders: germanLeaders, options: germanOptions,
};
export const editions: readonly (readonly [string, Catalogue])[] = [['third-edition', thirdEdition], ['german-pbem', germanPbem]];
