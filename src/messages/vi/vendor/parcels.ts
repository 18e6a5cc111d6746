import { CARRIER_NAME_LENGTHS } from '#src/domains/orders/contract/parcel.ts';

export const cashCarrierNeeds = {
	name: `Hãng này thu hộ tiền nên cần có tên hãng, từ ${CARRIER_NAME_LENGTHS.min} đến ${CARRIER_NAME_LENGTHS.max} ký tự.`,
	tracking: 'Hãng này thu hộ tiền nên cần có mã vận đơn, chỉ gồm chữ cái không dấu, chữ số và dấu gạch ngang.',
} as const;

export const shipMessages = {
	title: 'Giao hàng cho hãng vận chuyển',
	text: 'Sau khi gửi, đơn không hủy được nữa.',
	partText: 'Chọn sản phẩm trong kiện này; phần còn lại bạn gửi sau. Sau khi gửi kiện đầu, đơn không hủy được nữa.',
	yes: 'Báo đã giao vận chuyển',
	no: 'Để sau',
	carrier: 'Hãng vận chuyển',
	tracking: 'Mã vận đơn hoặc chuyến xe',
	trackingHint: 'Người mua dùng để hỏi hãng vận chuyển.',
	pieces: 'Sản phẩm trong kiện này',
	ofLeft: (left: number): string => `trong ${left} chưa gửi`,
	nothing: 'Kiện này chưa có sản phẩm nào. Bạn hãy chọn ít nhất một sản phẩm.',
	delivered: (position: number): string => `Báo kiện ${position} đã giao tới`,
	refused: 'Không giao được',
	rejectedPart: (position: number): string => `Không giao được kiện ${position}`,
	takeBack: 'Nhận lại kiện này',
} as const;

export const takeBackMessages = {
	title: 'Kiện hàng đã về tới gian hàng?',
	text: 'Chọn những sản phẩm còn bán được để nhập lại kho. Sản phẩm hỏng hoặc mất thì nhập 0.',
	yes: 'Xác nhận đã nhận lại',
	no: 'Để sau',
	pieces: 'Sản phẩm nhập lại kho',
	ofSent: (sent: number): string => `trong ${sent} đã gửi`,
	restocked: (count: number): string => `nhập lại kho ${count}`,
} as const;

export const deliverMessages = {
	title: 'Người mua đã nhận kiện hàng?',
	text: 'Bạn ghi lại ai đã nhận; đây là bằng chứng nếu có tranh chấp.',
	yes: 'Báo đã giao tới',
	no: 'Để sau',
	recipient: 'Tên người nhận',
	recipientNeeded: 'Bạn chưa nhập tên người nhận.',
	note: 'Ghi chú khi giao',
	noteHint: 'Ví dụ: gửi lễ tân lúc 10 giờ.',
	picturesHint: 'Ảnh kiện hàng ở nơi giao. Chỉ bạn, người mua và nhân viên giải quyết của Chợ Biz xem được.',
} as const;
