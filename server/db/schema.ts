import type { ActivitiesTables } from './schema/activities';
import type { CheckinTables } from './schema/checkin';
import type { ContentTables } from './schema/content';
import type { EditorialTables } from './schema/editorial';
import type { FiguresTables } from './schema/figures';
import type { GamesTables } from './schema/games';
import type { LinesTables } from './schema/lines';
import type { ModerationTables } from './schema/moderation';
import type { MoneyTables } from './schema/money';
import type { PrivacyTables } from './schema/privacy';
import type { ReadingTables } from './schema/reading';
import type { ReviewsTables } from './schema/reviews';
import type { SanctionsTables } from './schema/sanctions';
import type { SealingTables } from './schema/sealing';
import type { SquareTables } from './schema/square';
import type { StaffTables } from './schema/staff';
import type { StatementTables } from './schema/statements';
import type { SupportTables } from './schema/support';
import type { TodayTables } from './schema/today';
import type { UsersTables } from './schema/users';
import type { VelocityTables } from './schema/velocity';
import type { WelfareTables } from './schema/welfare';

/** Every table, in camelCase; each area keeps its own file and is added here. */
export interface Schema
  extends UsersTables,
    PrivacyTables,
    MoneyTables,
    StatementTables,
    GamesTables,
    ContentTables,
    EditorialTables,
    ReadingTables,
    ReviewsTables,
    SquareTables,
    SanctionsTables,
    SealingTables,
    ModerationTables,
    LinesTables,
    WelfareTables,
    CheckinTables,
    SupportTables,
    StaffTables,
    FiguresTables,
    TodayTables,
    VelocityTables,
    ActivitiesTables {}
