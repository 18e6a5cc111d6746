import { expect, test } from 'vitest';
import type { ApplicationView } from '#src/domains/vendors/contract/application.ts';
import { openQuestions, openQuestionTexts } from './open-questions.ts';

const paper = (pictureId: string) => ({ pictureId, kind: 'identity' as const, addedAt: '2026-11-01T00:00:00Z' });
const VIEW = {
	form: { name: 'Gạo', phone: '0912 345 678' },
	papers: [paper('a')],
	questions: [
		{ field: 'name', text: 'Trùng tên', isAnswered: false },
		{ field: 'phone', text: 'Không gọi được', isAnswered: true },
		{ field: 'papers', text: 'Ảnh mờ.', isAnswered: false },
		{ field: 'papers', text: 'Thiếu mặt sau.', isAnswered: false },
		{ field: 'identity', text: 'Sai số', isAnswered: false },
	],
} as unknown as ApplicationView;
const SAME = { form: VIEW.form, papers: VIEW.papers, isIdentityResubmission: false };

test('questionsNow marks changed fields as answered, and openNotes lists the open questions by field', () => {
	expect(openQuestionTexts(openQuestions(VIEW, SAME))).toEqual({
		name: 'Trùng tên',
		identity: 'Sai số',
		papers: 'Ảnh mờ. Thiếu mặt sau.',
	});
	const written = { form: { ...VIEW.form, name: 'Gạo Quê' }, papers: [paper('b')], isIdentityResubmission: true };
	expect(openQuestionTexts(openQuestions(VIEW, written))).toEqual({});
});
