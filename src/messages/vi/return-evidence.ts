import type { ReturnReason } from '#src/domains/returns/contract/return.ts';

const WHO_SEES = 'Chỉ bạn, gian hàng và Chợ Biz xem được.';
const WHAT: Readonly<Record<ReturnReason, readonly string[]>> = {
	defect: ['Chỗ lỗi chụp thật gần, và cả món hàng.', 'Lỗi chỉ thấy khi dùng thì ghi đường dẫn đoạn quay vào lời kể.'],
	wrong: ['Món đã nhận, thấy rõ nhãn và phân loại.', 'Nhãn trên vỏ kiện.'],
	missing: [
		'Mọi món đã nhận đặt cạnh nhau, và nhãn trên vỏ kiện.',
		'Có đoạn quay lúc mở kiện thì ghi đường dẫn vào lời kể.',
	],
	not_as_described: ['Chỗ khác với mô tả chụp thật gần.', 'Số đo, nhãn hay thông số, nếu khác nằm ở đó.'],
	counterfeit: ['Tem, nhãn và mã vạch chụp thật gần.', 'Chỗ khác với hàng chính hãng.'],
	never_received: ['Tin nhắn hay cuộc gọi của người giao, nếu có.', 'Không có ảnh vẫn gửi yêu cầu được.'],
	change_of_mind: ['Món hàng còn nguyên, đủ tem và phụ kiện.', 'Hộp hay bao bì đi kèm.'],
};
const ANY = ['Cả món hàng, và chỗ có vấn đề chụp thật gần.'] as const;

export const evidenceHints = (reason: ReturnReason | ''): readonly string[] => [
	...(reason === '' ? ANY : WHAT[reason]),
	WHO_SEES,
];
