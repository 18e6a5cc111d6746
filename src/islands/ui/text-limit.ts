import { fieldMessages } from '#src/messages/vi/beside-fields.ts';

/** From this part of the limit on it is worth saying how much is written. */
const COUNTED_FROM = 0.8;

/** What is wrong with a text that is longer than it may be. */
export const tooLongText = (text: string, max: number | undefined): string | undefined =>
	max !== undefined && text.length > max ? fieldMessages.tooLong(max, text.length - max) : undefined;

/** How much of the room is used, where that matters by now. */
export const countText = (text: string, max: number | undefined): string | undefined =>
	max !== undefined && text.length >= max * COUNTED_FROM ? fieldMessages.count(text.length, max) : undefined;

/** An empty field is missing, not wrong. */
export const missingOr = (text: string, wrong: string): string => (text.trim() === '' ? fieldMessages.missing : wrong);
