import { sql } from 'drizzle-orm';
import type { AnswerView, QuestionView } from '../contract.ts';
import { shownName } from '../rules/shown-name.ts';

type AnswerRow = Omit<AnswerView, 'isEdited'> & { readonly editedAt: string | null };
export type QuestionRow = {
	readonly id: string;
	readonly body: string;
	readonly authorName: string;
	readonly askedAt: string;
	readonly answers: readonly AnswerRow[] | null;
};

export const QUESTION_COLUMNS = sql`question.id, question.body, author.name as "authorName", question.asked_at as "askedAt",
	(
		select json_agg(json_build_object(
			'id', answer.id, 'isShop', answer.is_shop, 'body', answer.body, 'at', answer.answered_at,
			'editedAt', answer.edited_at,
			'authorName', case when answer.is_shop then shop.name else person.name end
		) order by answer.is_shop desc, answer.id)
		from product_answers answer join customers person on person.id = answer.customer_id
		where answer.question_id = question.id and answer.state = 'published'
	) as answers`;
export const QUESTION_JOINS = sql`join customers author on author.id = question.customer_id
	join shops shop on shop.id = question.shop_id`;

export const toQuestionView = ({ answers, askedAt, authorName, ...question }: QuestionRow): QuestionView => ({
	...question,
	authorName: shownName(authorName),
	at: new Date(askedAt).toISOString(),
	answers: (answers ?? []).map(({ editedAt, at, ...answer }) => ({
		...answer,
		authorName: answer.isShop ? answer.authorName : shownName(answer.authorName),
		at: new Date(at).toISOString(),
		isEdited: editedAt !== null,
	})),
});
