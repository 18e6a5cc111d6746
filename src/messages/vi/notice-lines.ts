import { cancelReasonOf } from './orders.ts';

/** Joins the parts with line breaks and leaves out empty ones. */
export const noticeLines = (...texts: readonly string[]): string => texts.filter(Boolean).join('\n');
export const reasonLine = (reason: string | null): string =>
	reason ? `Lý do: ${cancelReasonOf(reason) || reason}.` : '';
