import type { Mutant } from './mutant.ts';

const voicesShown = 'src/domains/reviews/use-cases/steps/show-voices.ts';
const voicesKept = 'src/domains/reviews/use-cases/steps/show-voices.db.test.ts';

/** Who decides also drops the pages that were kept from before. */
export const keptPageMutants: readonly Mutant[] = [
	{
		guard: 'a holiday is told on pages that were kept',
		file: 'src/domains/vendors/use-cases/plan-holiday.ts',
		edits: [['await showOpening(scope, shop);', 'void shop;']],
		tests: 'src/domains/vendors/use-cases/plan-holiday.db.test.ts',
	},
	{
		guard: 'a decision on a shop is told on pages that were kept',
		file: 'src/domains/vendors/use-cases/decide-shop.ts',
		edits: [['await dropPages(db, [', 'void ([']],
		tests: 'src/domains/vendors/use-cases/decide-shop.db.test.ts',
	},
	{
		guard: 'what is taken down or hidden leaves pages that were kept',
		file: 'src/domains/catalog/use-cases/change-product-state.ts',
		edits: [['await dropPages(scope.db, [', 'void ([']],
		tests: 'src/domains/catalog/use-cases/change-product-state.db.test.ts',
	},
	{
		guard: 'a decision on a listing is told on pages that were kept',
		file: 'src/domains/catalog/use-cases/decide-listing.ts',
		edits: [['await dropPages(db, [', 'void ([']],
		tests: 'src/domains/catalog/use-cases/decide-listing.db.test.ts',
	},
	{
		guard: 'what goes live is told on pages that were kept',
		file: 'src/domains/catalog/use-cases/publish-product.ts',
		edits: [['await dropPages(db, [', 'void ([']],
		tests: 'src/domains/catalog/use-cases/publish-product.db.test.ts',
	},
	{
		guard: 'new words of a product are told on pages that were kept',
		file: 'src/domains/catalog/use-cases/steps/write-words.ts',
		edits: [['await dropPages(db, [', 'void ([']],
		tests: 'src/domains/catalog/use-cases/edit-product.db.test.ts',
	},
	{
		guard: 'sections of a shop are told on pages that were kept',
		file: 'src/domains/catalog/use-cases/keep-section.ts',
		edits: [['await dropPages(scope.db, [', 'void ([']],
		tests: 'src/domains/catalog/use-cases/keep-section.db.test.ts',
	},
	{
		guard: 'a review and the reply to it are told on pages that were kept',
		file: voicesShown,
		edits: [['await dropReviewPages(scope, place);', 'void place;']],
		tests: voicesKept,
	},
	{
		guard: 'a question is told on pages that were kept',
		file: 'src/domains/reviews/use-cases/ask-question.ts',
		edits: [['await dropPages(db, [', 'void ([']],
		tests: voicesKept,
	},
	{
		guard: 'an answer is told on pages that were kept',
		file: 'src/domains/reviews/use-cases/answer-question.ts',
		edits: [['await dropPages(db, [', 'void ([']],
		tests: voicesKept,
	},
	{
		guard: 'a vote is told on pages that were kept',
		file: 'src/domains/reviews/use-cases/vote-review.ts',
		edits: [['await dropReviewPages(scope, review);', 'void scope;']],
		tests: voicesKept,
	},
];

export const toldMutants: readonly Mutant[] = [
	{
		guard: 'a mail that leaves late is looked at again',
		file: 'src/platform/mail/send-mail-job.ts',
		edits: [['if (verdict === false) {', 'if (verdict === false && false) {']],
		tests: 'src/app/late-mails.db.test.ts',
	},
	{
		guard: 'a notice that is mailed late is looked at again',
		file: 'src/domains/notifications/jobs/mail-notice.ts',
		edits: [['verdicts[at] === false', 'verdicts[at] === null']],
		tests: 'src/app/late-mails.db.test.ts',
	},
	{
		guard: 'who works for a shop no more hears nothing late of it',
		file: 'src/domains/vendors/jobs/check-staff-mails.ts',
		edits: [['!shopId || (staff.get(shopId)?.has(customerId) ?? false)', '!shopId || customerId.length > 0']],
		tests: 'src/app/late-mails.db.test.ts',
	},
	{
		guard: 'who has replied for a shop and left it hears nothing of the reply',
		file: 'src/domains/reviews/subscribers/tell-voices.ts',
		edits: [['[...new Set([...speakers, ...author])]', '[...new Set([...speakers, ...author, voice.customerId])]']],
		tests: 'src/domains/reviews/queries/list-reviewable.db.test.ts',
	},
	{
		guard: 'of many mails the one that failed is told',
		file: 'src/platform/jobs/in-turns.ts',
		edits: [['problems.set(start + at, ', 'problems.set(at, ']],
		tests: 'src/domains/notifications/jobs/mail-notice.db.test.ts',
	},
	{
		guard: 'choices are counted among what is shown',
		file: 'src/domains/catalog/queries/search-candidates.ts',
		edits: [['fitFor(candidate) >= least)', 'fitFor(candidate) >= 0)']],
		tests: 'src/domains/catalog/queries/search-candidates.db.test.ts',
	},
	{
		guard: 'a search on a shelf stays on it',
		file: 'src/domains/catalog/queries/search-entries.ts',
		edits: [['if (categoryId)\n', 'if (categoryId && false)\n']],
		tests: 'src/domains/catalog/queries/search-entries.db.test.ts',
	},
	{
		guard: 'no edit gets a review around the operator',
		file: 'src/domains/reviews/use-cases/edit-review.ts',
		edits: [["...(review.state === 'queued' ? review.doubts : [])", '']],
		tests: 'src/domains/reviews/use-cases/edit-review.db.test.ts',
	},
	{
		guard: 'goods of a file that was stopped while they come in do not come in',
		file: 'src/domains/catalog/use-cases/apply-import.ts',
		edits: [["if (kept?.state !== 'applying')", 'if (!kept)']],
		tests: 'src/domains/catalog/use-cases/apply-import.db.test.ts',
	},
	{
		guard: 'of an order hear those who look after orders, and no other staff',
		file: 'src/domains/orders/use-cases/steps/tell-parties.ts',
		edits: [['.filter(({ role }) => hears(role, shop.kind))', '']],
		tests: 'src/domains/orders/use-cases/steps/tell-parties.db.test.ts',
	},
];
