import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { insertHistoricalAnswers, insertHistoricalQuestions } from '../db/question-repository.ts';
import { insertHistoricalReplies, insertHistoricalReviews, insertHistoricalVotes } from '../db/review-repository.ts';
import { findReviewTextIssues } from '../rules/text-doubts.ts';
import { refreshRatings } from './refresh-ratings.ts';

export type HistoricalReview = {
	readonly orderId: string;
	readonly line: { readonly id: string; readonly productId: string } | null;
	readonly shopId: string;
	readonly customerId: string;
	readonly stars: number;
	readonly body: string;
	readonly at: Date;
	readonly votedBy: readonly string[];
	readonly reply: { readonly by: string; readonly body: string; readonly at: Date } | null;
};
export type HistoricalQuestion = {
	readonly productId: string;
	readonly shopId: string;
	readonly customerId: string;
	readonly body: string;
	readonly at: Date;
	readonly answer: { readonly by: string; readonly body: string; readonly at: Date } | null;
};

/** Imports from oldest to newest without notices; throws for a doubtful text. */
export async function importHistoricalUserContent(
	context: Context<SystemActor>,
	{
		reviews,
		questions,
	}: { readonly reviews: readonly HistoricalReview[]; readonly questions: readonly HistoricalQuestion[] },
): Promise<void> {
	await transact(context, async (scope) => {
		const { db } = scope;
		const said = byAge(reviews).map((review) => ({ id: newId(), review }));
		await insertHistoricalReviews(
			db,
			said.map(({ id, review }) => toReview(id, review)),
		);
		await insertHistoricalVotes(
			db,
			said.flatMap(({ id, review }) =>
				review.votedBy.map((customerId) => ({ reviewId: id, customerId, votedAt: review.at })),
			),
		);
		await insertHistoricalReplies(
			db,
			said.flatMap(({ id, review: { reply } }) =>
				reply
					? {
							reviewId: id,
							repliedBy: reply.by,
							body: sound(reply.body),
							repliedAt: reply.at,
							editedAt: null,
							...stands,
						}
					: [],
			),
		);
		const asked = byAge(questions).map((question) => ({ id: newId(), question }));
		await insertHistoricalQuestions(
			db,
			asked.map(({ id, question }) => toQuestion(id, question)),
		);
		await insertHistoricalAnswers(
			db,
			asked.flatMap(({ id, question: { answer } }) => (answer ? toAnswer(id, answer) : [])),
		);
		const productIds = new Set(reviews.flatMap(({ line }) => line?.productId ?? []));
		await refreshRatings(scope, [...productIds].sort());
		return ok(null);
	});
}

const byAge = <T extends { readonly at: Date }>(userContent: readonly T[]): readonly T[] =>
	[...userContent].sort((a, b) => a.at.getTime() - b.at.getTime());

function sound(text: string): string {
	const [doubt] = findReviewTextIssues(text);
	if (doubt) throw new Error(`${doubt}: ${text}`);
	return clean(text);
}

const stands = { state: 'published' as const, removedBecause: null };

function toReview(id: string, { line, votedBy, reply: _reply, at, body, ...rest }: HistoricalReview) {
	return {
		id,
		kind: line ? ('product' as const) : ('shop' as const),
		...rest,
		body: sound(body),
		orderLineId: line?.id ?? null,
		productId: line?.productId ?? null,
		state: 'published' as const,
		doubts: [],
		helpfulCount: votedBy.length,
		writtenAt: at,
	};
}

function toQuestion(id: string, { answer: _answer, at, body, ...rest }: HistoricalQuestion) {
	return { id, ...rest, body: sound(body), state: 'published' as const, doubts: [], askedAt: at };
}

function toAnswer(questionId: string, { by, body, at }: NonNullable<HistoricalQuestion['answer']>) {
	const said = { body: sound(body), state: 'published' as const, answeredAt: at };
	return { id: newId(), questionId, customerId: by, isShop: true, ...said };
}
