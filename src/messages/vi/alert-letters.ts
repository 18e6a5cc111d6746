import type { AlertLetter, SentAlert } from '#src/domains/wishlist/contract.ts';
import type { AlertNotice, AlertNoticeParams } from '#src/domains/wishlist/rules/notices.ts';
import { formatVnd } from '#src/shared/money.ts';

const named = ({ productName, variantLabel }: Pick<SentAlert, 'productName' | 'variantLabel'>): string =>
	variantLabel === '' ? productName : `${productName} (${variantLabel})`;
const line = (told: SentAlert): string =>
	told.kind === 'back_in_stock' || told.beforeVnd === null
		? `${named(told)}: đã có hàng lại, ${formatVnd(told.priceVnd)}.`
		: `${named(told)}: còn ${formatVnd(told.priceVnd)}, trước là ${formatVnd(told.beforeVnd)}.`;

function subjectOf({ told, more }: AlertLetter): string {
	const [first] = told;
	if (!first || told.length + more > 1) return `${told.length + more} món bạn theo dõi có tin mới`;
	return first.kind === 'back_in_stock' ? `${first.productName} đã có hàng lại` : `${first.productName} vừa giảm giá`;
}

export const alertLetterMessages = (letter: AlertLetter) => ({
	subject: subjectOf(letter),
	body: [
		`Chào ${letter.name},`,
		...letter.told.map(line),
		...(letter.more > 0 ? [`Và ${letter.more} món khác nữa.`] : []),
		'Giá và số hàng có thể đổi khi bạn mở trang.',
	].join('\n'),
	action: letter.told.length + letter.more > 1 ? 'Xem các món bạn theo dõi' : 'Xem sản phẩm',
	foot: 'Bạn nhận thư này vì đã bấm “Báo khi có hàng” hoặc “Báo khi giảm giá”.',
	stop: 'Ngừng báo, không cần đăng nhập',
});

export const alertNoticeMessages: Readonly<
	Record<AlertNotice, (params: AlertNoticeParams) => { title: string; body: string; action: string }>
> = {
	'wishlist.back_in_stock': (params) => ({
		title: `${named(params)} đã có hàng lại`,
		body: `Giá lúc này: ${formatVnd(params.priceVnd)}.`,
		action: 'Xem sản phẩm',
	}),
	'wishlist.price_dropped': (params) => ({
		title: `${named(params)} vừa giảm giá`,
		body: `Còn ${formatVnd(params.priceVnd)}, trước là ${formatVnd(params.beforeVnd ?? params.priceVnd)}.`,
		action: 'Xem sản phẩm',
	}),
};
