import { phonesIn } from './address-words.ts';

export const PARTS = /\s*[,;\n|]+\s*|\s+[-–]\s+/u;
export const EDGES = /^[\s,;:|.–-]+|[\s,;:|–-]+$/gu;
const LABEL = /^(?:địa chỉ|dia chi|đ\/?c|d\/?c)(?:\s+nhận hàng)?\s*[:.]?\s+/iu;
const RECIPIENT_PREFIX =
	/^(?:gửi|gui|giao|ship|người nhận|nguoi nhan|nhận|nhan|tên|ten|anh|chị|chi|em|sđt|sdt|đt|điện thoại)(?:\s|:)/iu;
const FAMILY =
	/^(?:nguyễn|nguyen|trần|tran|lê|le|phạm|pham|hoàng|hoang|huỳnh|huynh|phan|vũ|vu|võ|vo|đặng|dang|bùi|bui|đỗ|do|hồ|ho|ngô|ngo|dương|duong|lý|ly|trịnh|trinh|đinh|dinh)\s/iu;
const NAME_WORDS_MAX = 5;
const HOUSE = /^(?:số|so|nhà|nha|ngõ|ngo|hẻm|hem|kiệt|kiet)?\s*\d/iu;

/** A unit word left over from an outdated kind of ward: `Xã Tân Bình`, which is a town now. */
const KIND_ALONE = /^(?:xã|xa|phường|phuong|thị trấn|thi tran|p|x|tt)\.?$/iu;

export function streetOf(text: string): string {
	const pieces = withoutPhones(text);
	const said = pieces.findLast((unit) => /\d/.test(unit)) ?? pieces.at(-1) ?? '';
	const parts = said
		.split(PARTS)
		.map((part) => part.replace(EDGES, ''))
		.filter((part) => part !== '' && !KIND_ALONE.test(part));
	const first = parts.findIndex((part, at) => at === parts.length - 1 || !isRecipientPart(part, parts[at + 1] ?? ''));
	return parts.slice(Math.max(0, first)).join(', ').replace(LABEL, '').replace(/\s+/g, ' ').trim();
}

export function withoutPhones(text: string): readonly string[] {
	let from = 0;
	const pieces: string[] = [];
	for (const { start, end } of phonesIn(text)) {
		pieces.push(text.slice(from, start));
		from = end;
	}
	return [...pieces, text.slice(from)].map((unit) => unit.replace(EDGES, '')).filter((unit) => unit !== '');
}

/** Returns true only if the part is definitely a person's name; `Lê Lợi` may also be a street. */
export const looksLikeName = (part: string): boolean =>
	!/\d/.test(part) &&
	(RECIPIENT_PREFIX.test(part) || (FAMILY.test(part) && part.split(/\s+/).length <= NAME_WORDS_MAX));

export const isRecipientPart = (part: string, next: string): boolean =>
	looksLikeName(part) && (RECIPIENT_PREFIX.test(part) || HOUSE.test(next));
