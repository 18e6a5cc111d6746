import { requestedValue } from '#src/domains/shop-applications/rules/requested-value.ts';
import type {
	ApplicationForm,
	ApplicationView,
	PaperView,
	Question,
} from '#src/domains/vendors/contract/application.ts';

type CurrentApplication = {
	readonly form: ApplicationForm;
	readonly papers: readonly PaperView[];
	readonly isIdentityResubmission: boolean;
};

export function openQuestions(
	{ questions, form, papers }: ApplicationView,
	now: CurrentApplication,
): readonly Question[] {
	const then = { form, paperIds: idsOf(papers), assertionId: null };
	const since = { form: now.form, paperIds: idsOf(now.papers), assertionId: now.isIdentityResubmission ? '+' : null };
	return questions.map((question) => {
		const isChanged = requestedValue(question.field, then) !== requestedValue(question.field, since);
		return { ...question, isAnswered: question.isAnswered || isChanged };
	});
}

const idsOf = (papers: readonly PaperView[]): readonly string[] => papers.map(({ pictureId }) => pictureId);

/** Joins the open questions of each field. */
export function openQuestionTexts(questions: readonly Question[]): Readonly<Partial<Record<string, string>>> {
	const notes: Partial<Record<string, string>> = {};
	for (const { field, text, isAnswered } of questions)
		if (!isAnswered) notes[field] = notes[field] ? `${notes[field]} ${text}` : text;
	return notes;
}
