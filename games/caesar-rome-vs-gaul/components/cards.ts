/* The Strategy Cards (7.5) and the small vocabulary their effects are written in. */
import type { Side } from './sides';
import type { Source } from './sources';

/** What a card is (7.5.2 to 7.5.5). */
export type CardKind = 'event' | 'bonus' | 'surprise' | 'reaction';

/** When a card that is not played as the card of a round may be played (7.3, 7.5.4, 7.5.5). */
export type Timing =
  | 'startOfStrategyPhase'
  | 'afterRomanSiegeRoll'
  | 'beforeBattleDice'
  | 'insteadOfAvoidBattleRoll'
  | 'beforeSiegeRollOrDuringBattle'
  | 'afterEnemyEntersSpace'
  | 'reaction';

/** Whose: of a side, or as the player of the card sees it. */
export type Whose = Side | 'own' | 'enemy';

/** Which spaces, Provinces, units or Fortified Locations an effect may be used on: all that is said has to hold. */
export interface Where {
  /** The space is in Gaul. */
  gaul?: true;
  /** The space is in this Region. */
  region?: string;
  /** The space is in one of these Regions. */
  regions?: readonly string[];
  /** All spaces are in one of these Regions, which the player chooses. */
  oneRegionOf?: readonly string[];
  /** All spaces are in one Province that the player chooses. */
  oneProvince?: true;
  /** The Province in which this Leader stands. */
  provinceOf?: string;
  /** The Province, or its section, of a Tribe in the Submitted Tribes Box that the player chooses. */
  provinceOfSubmittedTribe?: true;
  /** This side controls the Province. */
  provinceControlledBy?: Whose;
  /** This side does not control the Province. */
  provinceNotControlledBy?: Whose;
  /** A unit of this kind is in the Province. */
  provinceHasUnit?: 'tribe';
  /** Both sides have an influence marker in the Province. */
  provinceHasIMofBoth?: true;
  /** No Combat Unit of this side is in the Province. */
  provinceNoUnitsOf?: Whose;
  /** No Fortified Town is in the Province. */
  provinceNoFortifiedTown?: true;
  /** No Combat Unit of this side is in the space. */
  noUnitsOf?: Whose;
  /** No Control marker of this side is in the space. */
  noControlOf?: Whose;
  /** No Stronghold, Fortified Town or Walled City is in the space. */
  noFortified?: true;
  /** The space is next to a Control marker of this side. */
  adjacentToControlOf?: Whose;
  /** The space is next to a Combat Unit of this side. */
  adjacentToUnitsOf?: Whose;
  /** The space is next to no Combat Unit of this side. */
  notAdjacentToUnitsOf?: Whose;
  /** The Tribe stands in its own Province. */
  ownProvince?: true;
  /** The unit is not besieged. */
  unbesieged?: true;
  /** The Tribe is in this box, and not on the map. */
  inBox?: 'submitted';
  /** The stack has at least so many steps. */
  minSteps?: number;
  /** Every besieged Fortified Town. */
  allBesiegedFortifiedTowns?: true;
  /** One Fortified Town or Walled City that the player of the card besieges. */
  oneBesiegedByOwn?: true;
}

/** Where a unit or Leader may be placed; one of these is enough. */
export type Spot =
  | 'legion'
  | 'romanWalledCity'
  | 'romanLeaderUnbesieged'
  | 'tribe'
  | 'tribeUnbesieged'
  | 'gallicLeaderUnbesieged'
  | 'fortifiedTownUnbesieged';

/** Whom an effect activates. */
export type Activated =
  | 'anyRoman'
  | 'anyOwn'
  | 'romanStacksWithoutCaesar'
  | 'allGallic'
  | 'allBelgic'
  /** A Leader by his id, with units as in any activation. */
  | { leader: string };

/** How long an effect is in force. */
export type Scope = 'turn' | 'thisCard' | 'oneRoll' | 'oneRollThisCard' | 'oneTownUntilNextRomanPlayEnds';

/** What a card does, one effect after the other. What is not said is free: actions of an effect cost no Action Points. */
export type Effect =
  | { op: 'turnOrder'; first: Side }
  | {
      op: 'activate';
      who: Activated;
      count: number | 'all';
      maLimit?: number;
      noSiege?: true;
      onlyIf?: 'leaderAlreadyInPlay';
    }
  | {
      op: 'influence';
      modes: readonly ('place' | 'convert')[];
      count: number | 'onePerMatchingProvince';
      onePerProvince?: true;
      ignoreAdjacency?: true;
      where?: Where;
      onlyIf?: 'leaderAlreadyInPlay';
    }
  | { op: 'removeIM'; side: Whose; count: number | 'all'; where?: Where }
  | { op: 'flipIM'; side: Whose; count: number; where?: Where }
  | { op: 'placeCU'; unit: string; at: readonly Spot[]; where?: Where }
  | { op: 'placeLeader'; leader: string; at: readonly Spot[] }
  | { op: 'placeTribe'; tribe: string }
  | { op: 'drawTribe'; count: number }
  | { op: 'restoreTribe'; count: number; where?: Where }
  | { op: 'replacements'; steps: number }
  | { op: 'devastate'; count: number; where?: Where }
  | { op: 'upgradeTown'; count: number }
  | { op: 'siegeModifier'; drm?: number; columnShift?: number; scope: Scope }
  | { op: 'siegeReroll' }
  | { op: 'siegePoints'; amount: number; where?: Where }
  | { op: 'forbidSortie'; scope: Scope }
  | { op: 'battleModifier'; columnShift: number; where?: Where }
  | { op: 'battleReroll'; count: number }
  | { op: 'avoidBattleAuto' }
  | { op: 'noInterception'; via: 'rough'; scope: Scope }
  | { op: 'stopMovement' }
  | { op: 'maBonus'; amount: number; count: number; noSiege?: true; scope: Scope }
  | { op: 'pathDiscount'; kind: 'rough'; amount: number; region?: string; scope: Scope }
  | { op: 'skipNativeAttack'; natives: string; count: number; scope: Scope }
  | { op: 'stormThreshold'; failOn: readonly number[]; scope: Scope }
  | {
      op: 'governance';
      amount: number;
      amountIfVpRegionThisTurn?: number;
      cap?: number;
      floorIfAtLeast4?: number;
    }
  | { op: 'councilAddIM'; count: number }
  | { op: 'stepLoss'; count: number; where?: Where }
  | { op: 'moveGermani'; points: number }
  | { op: 'cancel' }
  | { op: 'choice'; options: readonly Effect[] };

/** The name of an effect. */
export type EffectName = Effect['op'];

/** The effect of a name. */
export type EffectOf<Name extends EffectName> = Extract<Effect, { op: Name }>;

/** A Strategy Card. */
export interface Card {
  /** Its number, which names it. */
  number: number;
  /** Its name. */
  name: string;
  /** Its Action Points (7.6). */
  points: number;
  /** What it is. */
  kind: CardKind;
  /** Who may use its event; its Action Points are anybody's (7.5.1). */
  usableBy: Side | 'either';
  /** What it does, in our own words. */
  text: string;
  /** What its event does, one effect after the other. */
  effects: readonly Effect[];
  /** Left out where it is played as the card of a round. */
  timing?: Timing;
  /** Whether its event activates Caesar, so that it waits while he is delayed (5.3). */
  activatesCaesar?: true;
  /** Where its name is known from. */
  source: Source;
  /** Where what it does is known from. */
  effectSource: Source;
}
