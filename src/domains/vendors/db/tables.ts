import { type SQL, sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AppealState } from '../contract/appeal.ts';
import type { ApplicationForm, PaperKind, StoredQuestion } from '../contract/application.ts';
import type { HealthStage } from '../contract/health.ts';
import type { SanctionKind } from '../contract/sanction.ts';
import type { LegalKind, ShopCapability, ShopRole, ShopState } from '../contract/shop.ts';
import { VISIBLE_SHOP_STATES } from '../rules/shop-status/vendor-states.ts';

export const shops = pgTable('shops', {
	id: uuid().primaryKey(),
	ownerId: uuid().notNull(),
	state: text().notNull().$type<ShopState>(),
	stateReason: text().notNull().default(''),
	infoRounds: integer().notNull().default(0),
	slug: text().notNull(),
	name: text().notNull(),
	nameFolded: text().notNull(),
	tagline: text().notNull().default(''),
	description: text().notNull().default(''),
	capabilities: text().array().notNull().$type<ShopCapability[]>(),
	logoHash: text(),
	bannerHash: text(),
	legalKind: text().notNull().$type<LegalKind>(),
	legalName: text().notNull(),
	taxCode: text(),
	legalAddress: text().notNull(),
	phone: text().notNull(),
	email: text().notNull(),
	provinceCode: text().notNull(),
	closedFrom: date({ mode: 'string' }),
	closedTo: date({ mode: 'string' }),
	closedNote: text().notNull().default(''),
	isPremium: boolean().notNull().default(false),
	isListingCapped: boolean().notNull().default(false),
	identityKey: text(),
	isFurtherShop: boolean().notNull().default(false),
	acceptsChangeOfMind: boolean().notNull().default(false),
	prepDays: integer().notNull().default(1),
	completedOrders: integer().notNull().default(0),
	createdAt: timestamp({ withTimezone: true }).notNull(),
	submittedAt: timestamp({ withTimezone: true }),
	approvedAt: timestamp({ withTimezone: true }),
	updatedAt: timestamp({ withTimezone: true }).notNull(),
});

export const SHOP_IS_SHOWN: SQL = sql.raw(`shop.state in ('${VISIBLE_SHOP_STATES.join("', '")}')`);

/** Expects the alias `shop`. A suspended shop stays visible but cannot sell. */
export const SHOP_SELLS: SQL = sql`shop.state = 'approved'`;

/**
 * Expects the alias `shop`; the SQL counterpart of `shopOpening`. The subselect evaluates the day once per
 * statement, not per row.
 */
export const SHOP_IS_OPEN: SQL = sql`${SHOP_SELLS} and (shop.closed_from is null or not (
	(select (app_now() at time zone 'Asia/Ho_Chi_Minh')::date) between shop.closed_from and shop.closed_to))`;

export const shopPastHolidays = pgTable(
	'shop_past_holidays',
	{
		shopId: uuid().notNull(),
		closedFrom: date({ mode: 'string' }).notNull(),
		closedTo: date({ mode: 'string' }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.shopId, table.closedFrom] })],
);

export const shopSlugs = pgTable('shop_slugs', {
	slug: text().primaryKey(),
	shopId: uuid().notNull(),
});

export const shopStaff = pgTable(
	'shop_staff',
	{
		shopId: uuid().notNull(),
		customerId: uuid().notNull(),
		role: text().notNull().$type<ShopRole>(),
		joinedAt: timestamp({ withTimezone: true }).notNull(),
		/** Null means that the role decides. */
		wantsMail: boolean(),
	},
	(table) => [primaryKey({ columns: [table.shopId, table.customerId] })],
);

export const shopHealth = pgTable('shop_health', {
	shopId: uuid().primaryKey(),
	orders: integer().notNull(),
	shipped: integer().notNull(),
	/** Handed over by the end of the promised preparation time. */
	sentInTime: integer('packed_in_time').notNull(),
	cancelled: integer().notNull(),
	disputesLost: integer().notNull().default(0),
	confirmMinutes: integer(),
	confirmedLate: integer().notNull().default(0),
	asked: integer().notNull().default(0),
	answeredLate: integer().notNull().default(0),
	countedAt: timestamp({ withTimezone: true }).notNull(),
	stage: text().$type<HealthStage>().notNull().default('good'),
	stageSince: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

export const shopFollowers = pgTable(
	'shop_followers',
	{
		customerId: uuid().notNull(),
		shopId: uuid().notNull(),
		followedAt: timestamp({ withTimezone: true }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.customerId, table.shopId] })],
);

export const shopFollowerChanges = pgTable('shop_follower_changes', {
	id: uuid().primaryKey(),
	shopId: uuid().notNull(),
	change: integer().notNull().$type<1 | -1>(),
});

export const shopFollowerCounts = pgTable('shop_follower_counts', {
	shopId: uuid().primaryKey(),
	followers: integer().notNull(),
});

export const shopApplications = pgTable('shop_applications', {
	id: uuid().primaryKey(),
	applicantId: uuid().notNull(),
	shopId: uuid(),
	form: jsonb().notNull().$type<ApplicationForm>(),
	questions: jsonb().notNull().default([]).$type<readonly StoredQuestion[]>(),
	identityAssertionId: uuid(),
	identityHash: text(),
	identityCheckedAt: timestamp({ withTimezone: true }),
	agreementVersion: text(),
	agreedAt: timestamp({ withTimezone: true }),
	isFurtherAllowed: boolean().notNull().default(false),
	/** Questions asked before the application was withdrawn; a shop created from it continues this count. */
	infoRounds: integer().notNull().default(0),
	createdAt: timestamp({ withTimezone: true }).notNull(),
	updatedAt: timestamp({ withTimezone: true }).notNull(),
});
export type Application = typeof shopApplications.$inferSelect;

export const shopPapers = pgTable('shop_papers', {
	pictureId: uuid().primaryKey(),
	applicationId: uuid().notNull(),
	kind: text().notNull().$type<PaperKind>(),
	addedAt: timestamp({ withTimezone: true }).notNull(),
});
export type Paper = typeof shopPapers.$inferSelect;

export const shopInvitations = pgTable('shop_invitations', {
	id: uuid().primaryKey(),
	shopId: uuid().notNull(),
	email: text().notNull(),
	role: text().notNull().$type<ShopRole>(),
	tokenHash: text().notNull(),
	invitedBy: uuid().notNull(),
	createdAt: timestamp({ withTimezone: true }).notNull(),
	expiresAt: timestamp({ withTimezone: true }).notNull(),
	endedAt: timestamp({ withTimezone: true }),
});

export const shopRejections = pgTable('shop_rejections', {
	shopId: uuid().primaryKey(),
	applicantId: uuid().notNull(),
	identityKey: text(),
	reason: text().notNull(),
	decidedBy: uuid(),
	rejectedAt: timestamp({ withTimezone: true }).notNull(),
});

export const shopSuspensions = pgTable('shop_suspensions', {
	id: uuid().primaryKey(),
	shopId: uuid().notNull(),
	reason: text().notNull(),
	suspendedBy: uuid(),
	suspendedAt: timestamp({ withTimezone: true }).notNull(),
	endedAt: timestamp({ withTimezone: true }),
	appeal: text(),
	appealState: text().$type<AppealState>(),
	appealedBy: uuid(),
	appealedAt: timestamp({ withTimezone: true }),
	appealAnswer: text(),
	appealDecidedBy: uuid(),
	appealDecidedAt: timestamp({ withTimezone: true }),
});
export type Suspension = typeof shopSuspensions.$inferSelect;

export const shopSanctions = pgTable('shop_sanctions', {
	id: uuid().primaryKey(),
	shopId: uuid().notNull(),
	kind: text().notNull().$type<SanctionKind>(),
	reason: text().notNull(),
	givenBy: uuid().notNull(),
	givenAt: timestamp({ withTimezone: true }).notNull(),
	endsAt: timestamp({ withTimezone: true }).notNull(),
	liftedBy: uuid(),
	liftedAt: timestamp({ withTimezone: true }),
	liftedBecause: text(),
});
/** Expects `shop_sanctions` in the query. */
export const SANCTION_IS_ACTIVE: SQL = sql`lifted_at is null and ends_at > app_now()`;
/** Selects what stops new listings of an approved shop: an operator's block, a debt or bad service. */
export const listingStopsOf = (shopId: string): SQL => sql`
	select stop.kind, stop.reason, stop.until from shops shop cross join lateral (
		select 1 as place, 'blocked' as kind, reason, ends_at as until from shop_sanctions
			where shop_id = shop.id and kind = 'listing_block' and ${SANCTION_IS_ACTIVE}
		union all select 2, 'owing', '', null where shop.is_listing_capped
		union all select 3, 'served', '', null from shop_health
			where shop_id = shop.id and stage in ('capped', 'suspension_asked')
	) stop where shop.id = ${shopId} and shop.state = 'approved' order by stop.place`;
export type Sanction = typeof shopSanctions.$inferSelect;
