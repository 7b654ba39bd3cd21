/** Every named option of both editions; what is right is in the rule set's option table, with title, default and source. */
export type RuleOptions = {
  readonly 'captives.missKills': boolean;
  readonly 'leaders.lostGarrison': 'escapes' | 'stays';
  readonly 'leaders.shipToShip': boolean;
  readonly 'leaders.pickUpEnRoute': boolean;
  readonly 'diplomat.lock': 'planet' | 'diplomat';
  readonly 'diplomat.passage': boolean;
  readonly 'diplomat.stopsMechanized': boolean;
  readonly 'admiral.bansTacticalRetreat': boolean;
  readonly 'retreat.tactical': boolean;
  readonly 'admiral.bansFreeRetreat': boolean;
  readonly 'admiral.speed': 'fromStart' | 'whileAboard';
  readonly 'escape.blockadeAlways': boolean;
  readonly 'blockade.fightersCount': boolean;
  readonly 'escape.noPlanet': 'killed' | 'blockaded' | 'limbo' | 'captured';
  readonly 'captives.recipientConsent': boolean;
  readonly 'captives.rescueDice': 'perPlanet' | 'perCaptive';
  readonly 'space-battle.preCombatCounts': boolean;
  readonly 'casualties.together': boolean;
  readonly 'leaders.failedInvasion': 'captured' | 'roll';
  readonly 'passage.refused': 'void' | 'holdBefore' | 'stopIn';
  readonly 'general.flagshipBombardment': boolean;
  readonly 'technology.discountFirst': boolean;
  readonly 'pds.firesWithoutGarrison': boolean;
  readonly 'jolnar.rerollsFate': boolean;
  readonly 'scientist.cheapBuild': 'perPlanet' | 'perPlayer';
};
export type OptionName = keyof RuleOptions;
