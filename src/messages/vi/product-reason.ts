import { BARRED_REASON } from '#src/domains/compliance/contract/licence.ts';

export const reasonMessages = (reason: string): string =>
	reason === BARRED_REASON
		? 'Tạm ẩn vì giấy tờ của danh mục này chưa có, đã hết hạn hoặc không còn được chấp nhận. Bạn gửi giấy ở mục Danh mục trong trang sửa; được duyệt là sản phẩm tự hiện lại.'
		: `Lý do: ${reason}`;
