import { ownRows, type PersonalDataPart } from '#src/platform/db/personal-data.ts';

export const reviewsPersonalData: PersonalDataPart = {
	name: 'posts',
	rows: async (read, id) => ({
		reviews: await ownRows(read, id, { table: 'reviews', without: ['doubts'] }),
		questions: await ownRows(read, id, { table: 'product_questions', without: ['doubts'] }),
		answers: await ownRows(read, id, { table: 'product_answers' }),
	}),
};
