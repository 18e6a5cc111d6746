import type { CatalogNotice, CatalogNoticeParams } from '#src/domains/compliance/rules/notices.ts';

type NoticeMessages = { readonly title: string; readonly body: string; readonly action: string };
type NoticeText = (params: CatalogNoticeParams) => NoticeMessages;

const because = (reason: string): string => (reason === '' ? '' : `Lý do: ${reason}\n`);
const dayText = (day: string): string => day.split('-').reverse().join('/');
const WHERE = 'Bạn gửi ảnh giấy ở mục Danh mục trong trang sửa một sản phẩm của danh mục này.';
const SEND_NEW = `${WHERE} Giấy mới được duyệt thì sản phẩm tạm ẩn tự hiện lại.`;
const SEE = 'Xem sản phẩm';
const TO_PRODUCTS = 'Mở sản phẩm của gian hàng';

export const catalogNoticeMessages: Readonly<Record<CatalogNotice, NoticeText>> = {
	'catalog.listing_approved': ({ productName }) => ({
		title: `${productName} đã được duyệt`,
		body: 'Sản phẩm đang hiển thị và khách đặt mua được ngay.',
		action: SEE,
	}),
	'catalog.listing_rejected': ({ productName, reason }) => ({
		title: `${productName} không được duyệt`,
		body: `${because(reason)}Sản phẩm này không đăng lại được. Nếu bạn thấy chưa đúng, hãy trả lời thư này hoặc gọi hỗ trợ.`,
		action: TO_PRODUCTS,
	}),
	'catalog.listing_changes_requested': ({ productName, reason }) => ({
		title: `${productName} cần sửa trước khi đăng`,
		body: `${because(reason)}Bạn sửa rồi gửi duyệt lại nhé, khách chưa thấy sản phẩm này.`,
		action: TO_PRODUCTS,
	}),
	'catalog.product_taken_down': ({ productName, reason }) => ({
		title: `${productName} đã bị gỡ`,
		body: `${because(reason)}Khách không còn thấy và không đặt mua được nữa. Đơn đã đặt vẫn cần giao đúng hẹn. Nếu bạn thấy chưa đúng, hãy trả lời thư này hoặc gọi hỗ trợ.`,
		action: TO_PRODUCTS,
	}),
	'catalog.change_confirmed': ({ productName }) => ({
		title: `Thay đổi của ${productName} đã được duyệt`,
		body: 'Khách thấy tên hoặc giá mới từ bây giờ.',
		action: SEE,
	}),
	'catalog.licence_approved': ({ category, licence }) => ({
		title: `Giấy tờ cho danh mục ${category} đã được duyệt`,
		body: `${licence} của gian hàng đã được duyệt. Bạn đăng bán sản phẩm trong danh mục này được rồi; sản phẩm tạm ẩn vì thiếu giấy hiện lại sau ít phút.`,
		action: TO_PRODUCTS,
	}),
	'catalog.licence_rejected': ({ category, licence, reason, validUntil }) => ({
		title: `Giấy tờ cho danh mục ${category} chưa được chấp nhận`,
		body: `${because(reason)}${licence} chưa dùng được. ${
			validUntil
				? `Bản đang dùng còn hiệu lực đến hết ngày ${dayText(validUntil)}, sau ngày đó sản phẩm trong danh mục này tạm ẩn.`
				: 'Sản phẩm mới trong danh mục này chưa đăng bán được.'
		} ${SEND_NEW}`,
		action: TO_PRODUCTS,
	}),
	'catalog.licence_withdrawn': ({ category, licence, reason }) => ({
		title: `Giấy tờ cho danh mục ${category} không còn được chấp nhận`,
		body: `${because(reason)}${licence} của gian hàng không còn dùng được. Sản phẩm trong danh mục này tạm ẩn, đơn đã đặt vẫn cần giao đúng hẹn. ${SEND_NEW}`,
		action: TO_PRODUCTS,
	}),
	'catalog.licence_ending': ({ category, licence, validUntil = '' }) => ({
		title: `Giấy tờ cho danh mục ${category} sắp hết hạn`,
		body: `${licence} của gian hàng dùng đến hết ngày ${dayText(validUntil)}. Bạn gửi bản mới từ bây giờ, bản cũ vẫn dùng trong lúc chờ duyệt. Hết hạn mà chưa có bản mới thì sản phẩm trong danh mục này tạm ẩn. ${WHERE}`,
		action: TO_PRODUCTS,
	}),
	'catalog.licence_over': ({ category, licence, validUntil = '' }) => ({
		title: `Giấy tờ cho danh mục ${category} đã hết hạn`,
		body: `${licence} của gian hàng hết hạn ngày ${dayText(validUntil)}. Sản phẩm trong danh mục này tạm ẩn, đơn đã đặt vẫn cần giao đúng hẹn. ${SEND_NEW}`,
		action: TO_PRODUCTS,
	}),
	'catalog.licence_wanted': ({ category, licence, validUntil = '' }) => ({
		title: `Danh mục ${category} cần ${licence}`,
		body: `Sản phẩm đang bán của gian hàng trong danh mục này bán tiếp đến hết ngày ${dayText(validUntil)}. Sau ngày đó mà giấy chưa được duyệt thì sản phẩm tạm ẩn. ${WHERE}`,
		action: TO_PRODUCTS,
	}),
	'catalog.licence_lacking': ({ category, licence }) => ({
		title: `Sản phẩm trong danh mục ${category} tạm ẩn vì thiếu giấy`,
		body: `Danh mục này cần ${licence} mà gian hàng chưa có bản được duyệt. Đơn đã đặt vẫn cần giao đúng hẹn. ${SEND_NEW}`,
		action: TO_PRODUCTS,
	}),
	'catalog.change_rejected': ({ productName, reason }) => ({
		title: `Thay đổi của ${productName} không được duyệt`,
		body: `${because(reason)}Sản phẩm vẫn bán với tên và giá như trước. Bạn gửi thay đổi khác bất cứ lúc nào.`,
		action: SEE,
	}),
};
