import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ReportReason, ReviewKind, UserContentState, UserContentSubject } from '../contract.ts';

const instant = () => timestamp({ withTimezone: true });

export const reviews = pgTable('reviews', {
	id: uuid().primaryKey(),
	kind: text().$type<ReviewKind>().notNull(),
	orderId: uuid().notNull(),
	orderLineId: uuid(),
	productId: uuid(),
	shopId: uuid().notNull(),
	customerId: uuid().notNull(),
	stars: integer().notNull(),
	body: text().notNull(),
	state: text().$type<UserContentState>().notNull(),
	doubts: text().array().notNull().default([]),
	removedBecause: text().$type<ReportReason>(),
	helpfulCount: integer().notNull().default(0),
	pictureCount: integer().notNull().default(0),
	writtenAt: instant().notNull(),
	editedAt: instant(),
	queuedAt: instant(),
	removedAt: instant(),
});
export type Review = Readonly<typeof reviews.$inferSelect>;

export const reviewPictures = pgTable(
	'review_pictures',
	{
		reviewId: uuid().notNull(),
		position: integer().notNull(),
		pictureId: uuid().notNull(),
	},
	(table) => [primaryKey({ columns: [table.reviewId, table.position] })],
);

export const reviewReplies = pgTable('review_replies', {
	reviewId: uuid().primaryKey(),
	repliedBy: uuid().notNull(),
	body: text().notNull(),
	repliedAt: instant().notNull(),
	editedAt: instant(),
	state: text().$type<'published' | 'removed'>().notNull().default('published'),
	removedBecause: text().$type<ReportReason>(),
});
export type Reply = Readonly<typeof reviewReplies.$inferSelect>;

export const reviewVotes = pgTable(
	'review_votes',
	{
		reviewId: uuid().notNull(),
		customerId: uuid().notNull(),
		votedAt: instant().notNull(),
	},
	(table) => [primaryKey({ columns: [table.reviewId, table.customerId] })],
);

export const productQuestions = pgTable('product_questions', {
	id: uuid().primaryKey(),
	productId: uuid().notNull(),
	shopId: uuid().notNull(),
	customerId: uuid().notNull(),
	body: text().notNull(),
	state: text().$type<UserContentState>().notNull(),
	doubts: text().array().notNull().default([]),
	removedBecause: text().$type<ReportReason>(),
	askedAt: instant().notNull(),
	queuedAt: instant(),
});
export type Question = Readonly<typeof productQuestions.$inferSelect>;

export const productAnswers = pgTable('product_answers', {
	id: uuid().primaryKey(),
	questionId: uuid().notNull(),
	customerId: uuid().notNull(),
	isShop: boolean().notNull(),
	body: text().notNull(),
	state: text().$type<'published' | 'removed'>().notNull(),
	removedBecause: text().$type<ReportReason>(),
	answeredAt: instant().notNull(),
	editedAt: instant(),
});
export type Answer = Readonly<typeof productAnswers.$inferSelect>;

export const userContentReports = pgTable('voice_reports', {
	id: uuid().primaryKey(),
	subjectType: text().$type<UserContentSubject>().notNull(),
	subjectId: uuid().notNull(),
	reporterId: uuid().notNull(),
	isByShop: boolean().notNull(),
	reason: text().$type<ReportReason>().notNull(),
	note: text().notNull(),
	reportedAt: instant().notNull(),
	closedAt: instant(),
	verdict: text().$type<'kept' | 'removed'>(),
});
