import { formatPhone, toE164 } from '#src/shared/phone.ts';
import { ADDRESS_LENGTHS, type PastedAddress, PRINTABLE } from '../contract.ts';
import { phonesIn } from './address-words.ts';
import { EDGES, isRecipientPart, looksLikeName, PARTS, withoutPhones } from './pasted-street.ts';

type Receiver = Pick<PastedAddress, 'recipient' | 'phone'>;
export const NO_RECEIVER: Receiver = { recipient: '', phone: '' };

/** Words before a name; `anh` and `chị` are part of the name. */
const BEFORE_NAME =
	/^(?:(?:gửi|gui|giao|ship|người nhận|nguoi nhan|nhận|nhan|họ tên|ho ten|tên|ten|cho|hàng|hang)\s*:?\s+)+/iu;
const OF_PHONE = /^(?:sđt|sdt|đt|điện thoại|dien thoai)(?:\s|:|$)/iu;

/** Returns the first phone number and the name before house number and street. */
export function receiverOf(text: string, streetEnd: number): Receiver {
	const [phone] = phonesIn(text).flatMap(({ start, end }) => toE164(text.slice(start, end)) ?? []);
	return { recipient: nameIn(text.slice(0, streetEnd)), phone: phone ? formatPhone(phone) : '' };
}

function nameIn(before: string): string {
	const pieces = withoutPhones(before);
	const street = pieces.findLastIndex((unit) => /\d/.test(unit));
	for (const [at, unit] of pieces.entries()) {
		const parts = unit.split(PARTS).map((part) => part.replace(EDGES, ''));
		const isAway = at < (street < 0 ? pieces.length - 1 : street);
		const found = parts.find(
			(part, next) =>
				(isAway ? looksLikeName(part) : isRecipientPart(part, parts[next + 1] ?? '')) && !OF_PHONE.test(part),
		);
		if (found !== undefined) return fitting(found.replace(BEFORE_NAME, '').replace(/\s+/g, ' ').trim());
	}
	return '';
}

/** Drops a name that the form would reject, so that the buyer types it. */
function fitting(name: string): string {
	const { min, max } = ADDRESS_LENGTHS.recipient;
	if (name.length < min || name.length > max || !PRINTABLE.test(name)) return '';
	return name.charAt(0).toLocaleUpperCase('vi') + name.slice(1);
}
