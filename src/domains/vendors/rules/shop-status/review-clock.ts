import { addWorkingDays } from '#src/shared/time/working-time.ts';
import { REVIEW_WORKING_DAYS } from '../../contract/shop.ts';

export const reviewBy = (sentAt: Date): Date => addWorkingDays(sentAt, REVIEW_WORKING_DAYS);
export const isReviewLate = (sentAt: Date, now: Date): boolean => now > reviewBy(sentAt);
