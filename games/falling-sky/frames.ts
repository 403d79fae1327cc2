/* What each step keeps while it is under way: one interface for each chapter, in its file. */
import type { BuildFrames } from './abilities/build';
import type { DevastateFrames } from './abilities/devastate';
import type { EnlistFrames } from './abilities/enlist';
import type { EntreatFrames } from './abilities/entreat';
import type { RampageFrames } from './abilities/rampage';
import type { RampagedFrames } from './abilities/rampaged';
import type { ScoutFrames } from './abilities/scout';
import type { SubornFrames } from './abilities/suborn';
import type { TradeFrames } from './abilities/trade';
import type { AskingFrames } from './commands/asking';
import type { BattleFrames } from './commands/battle';
import type { HarassmentFrames } from './commands/harassment';
import type { MarchFrames } from './commands/march';
import type { RaidFrames } from './commands/raid';
import type { RallyFrames } from './commands/rally';
import type { RecruitFrames } from './commands/recruit';
import type { SeizeFrames } from './commands/seize';
import type { SeizureFrames } from './commands/seizure';
import type { EventFrames } from './events/effect';
import type { NegotiationFrames } from './negotiation';
import type { SequenceFrames } from './sequence';
import type { CampaignFrames } from './winter/campaign';
import type { GermansFrames } from './winter/germans';
import type { HarvestFrames } from './winter/harvest';
import type { QuartersFrames } from './winter/quarters';
import type { RelocationFrames } from './winter/relocation';
import type { RomanQuartersFrames } from './winter/romanQuarters';
import type { WinterFrames } from './winter/round';
import type { SpringFrames } from './winter/spring';

export interface Frames
  extends SequenceFrames,
    NegotiationFrames,
    RecruitFrames,
    MarchFrames,
    HarassmentFrames,
    AskingFrames,
    SeizeFrames,
    SeizureFrames,
    BattleFrames,
    RallyFrames,
    RaidFrames,
    BuildFrames,
    ScoutFrames,
    EntreatFrames,
    DevastateFrames,
    TradeFrames,
    SubornFrames,
    EnlistFrames,
    RampageFrames,
    RampagedFrames,
    EventFrames,
    GermansFrames,
    QuartersFrames,
    RelocationFrames,
    RomanQuartersFrames,
    HarvestFrames,
    CampaignFrames,
    SpringFrames,
    WinterFrames {}
