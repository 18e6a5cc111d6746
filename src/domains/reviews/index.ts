export { reviewsPersonalData } from './db/personal-data.ts';
export { userContentMailCheck } from './jobs/check-user-content-mails.ts';
export { countShopUserContent } from './queries/count-shop-user-content.ts';
export { getMineOfProduct } from './queries/get-mine-of-product.ts';
export { getMineOfShop } from './queries/get-mine-of-shop.ts';
export { getRatingSummary, getShopRating } from './queries/get-rating-summary.ts';
export { listQuestionPage, listQuestions } from './queries/list-questions.ts';
export { listReviewable, listUnreviewedOrders, listWaitingReviews } from './queries/list-reviewable.ts';
export { listReviewPage, listReviewPageOfShop, listReviews, listReviewsOfShop } from './queries/list-reviews.ts';
export { listShopQuestions } from './queries/list-shop-questions.ts';
export { listShopReviews } from './queries/list-shop-reviews.ts';
export { listUserContentToJudge } from './queries/list-user-content-to-judge.ts';
export type { UserContentNotice, UserContentNoticeParams } from './rules/notices.ts';
export { readReviewAddress, reviewQuery } from './rules/review-address.ts';
export { answerAsBuyer, answerAsShop } from './use-cases/answer-question.ts';
export { askQuestion } from './use-cases/ask-question.ts';
export { editReview } from './use-cases/edit-review.ts';
export {
	type HistoricalQuestion,
	type HistoricalReview,
	importHistoricalUserContent,
} from './use-cases/import-historical-user-content.ts';
export { judgeUserContentItem } from './use-cases/judge-user-content-item.ts';
export { replyReview } from './use-cases/reply-review.ts';
export { reportUserContentItem } from './use-cases/report-user-content-item.ts';
export { voteReview } from './use-cases/vote-review.ts';
export { writeReview } from './use-cases/write-review.ts';
