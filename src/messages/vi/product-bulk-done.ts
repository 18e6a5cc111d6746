import type { BulkEdit } from '#src/domains/product-editing/contract/bulk.ts';
import { formatCount } from '#src/shared/text/amount-text.ts';
import { formatTime } from '#src/shared/time.ts';

/** Parts of the sentences about an edit, for example `['ẩn', 'sản phẩm', '', 'sẽ', 'hiện lại …']`. */
type Action = readonly [verb: string, noun: string, tail: string, will: string, back: string];

const SHOWN_ACTIONS = {
	publish: ['gửi duyệt', 'sản phẩm', '', 'sẽ được', ''],
	hide: ['ẩn', 'sản phẩm', '', 'sẽ', 'khách thấy lại các sản phẩm này'],
	show: ['hiện lại', 'sản phẩm', '', 'sẽ', 'các sản phẩm này ẩn lại'],
	discontinue: ['ngừng kinh doanh', 'sản phẩm', '', 'sẽ', ''],
} as const satisfies Record<string, Action>;
const DELETE: Action = ['xóa', 'bản nháp', '', 'sẽ bị', 'các bản nháp này trở lại'];
const PRICE: Action = ['đổi', 'giá bán', '', 'sẽ', 'các giá này trở về như cũ'];
const STOCK: Action = ['đổi', 'số tồn kho', '', 'sẽ', 'các số tồn kho này trở về như cũ'];
const PUT_IN: Action = ['xếp', 'sản phẩm', ' vào mục', 'sẽ được', 'các sản phẩm này ra khỏi mục'];
const TAKE_OUT: Action = ['lấy', 'sản phẩm', ' ra khỏi mục', 'sẽ được', 'các sản phẩm này về lại mục'];

function actionOf(edit: BulkEdit): Action {
	if (edit.kind === 'price') return PRICE;
	if (edit.kind === 'stock') return STOCK;
	if (edit.kind === 'delete') return DELETE;
	if (edit.kind === 'shown') return SHOWN_ACTIONS[edit.change];
	return edit.isIn ? PUT_IN : TAKE_OUT;
}

const started = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const sentences = (all: readonly (string | false)[]): string => all.filter(Boolean).join(' ');

/** The button's text, for example `Đổi 12 giá bán`. */
export function bulkDoMessages(edit: BulkEdit, count: number): string {
	const [verb, noun, tail] = actionOf(edit);
	return started(count === 0 ? `${verb} ${noun}${tail}` : `${verb} ${formatCount(count)} ${noun}${tail}`);
}

/** The preview, for example `12 giá bán sẽ đổi, 3 giữ nguyên.` */
export function bulkWouldMessages(edit: BulkEdit, changes: number, unchanged: number): string {
	const [verb, noun, tail, will] = actionOf(edit);
	const told = `${formatCount(changes)} ${noun} ${will} ${verb}${tail}`;
	return unchanged > 0 ? `${told}, ${formatCount(unchanged)} giữ nguyên.` : `${told}.`;
}

/** The result, for example `Đã đổi 12 giá bán. 2 giá bán chờ duyệt.` */
export function bulkDoneMessages(edit: BulkEdit, changed: number, waiting: number, refused: number): string {
	const [verb, noun, tail] = actionOf(edit);
	// A product that cannot be deleted is no draft.
	const kept = edit.kind === 'delete' ? 'sản phẩm' : noun;
	return sentences([
		(changed > 0 || waiting + refused === 0) && `Đã ${verb} ${formatCount(changed)} ${noun}${tail}.`,
		waiting > 0 && `${formatCount(waiting)} ${noun} chờ duyệt.`,
		refused > 0 && `${formatCount(refused)} ${kept} chưa ${verb} được.`,
	]);
}

export function bulkUndoMessages(edit: BulkEdit, untilMs: number): string {
	const [, , , , back] = actionOf(edit);
	const but =
		edit.kind === 'delete'
			? 'Bản nháp nào có mã SKU đã dùng cho món khác thì không trở lại được.'
			: 'Chỗ nào đã có người sửa tiếp thì giữ nguyên.';
	return `Bấm “Hoàn tác” trước ${formatTime(new Date(untilMs))} thì ${back}. ${but}`;
}

export function bulkUndoneMessages(edit: BulkEdit, restored: number, kept: number): string {
	const [, noun] = actionOf(edit);
	const why =
		edit.kind === 'delete'
			? 'chưa trở lại được vì mã SKU đã có sản phẩm khác dùng; bạn đổi mã bên đó rồi hoàn tác lại.'
			: 'đã có người sửa tiếp nên giữ nguyên.';
	return sentences([
		(restored > 0 || kept === 0) && `Đã trả ${formatCount(restored)} ${noun} về như trước.`,
		kept > 0 && `${formatCount(kept)} ${noun} ${why}`,
	]);
}
