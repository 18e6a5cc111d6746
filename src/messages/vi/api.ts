import { BRAND } from '#src/shared/brand.ts';

/** Texts of the API documentation. Endpoint summaries are written in English in the code. */
export const apiMessages = {
	document: {
		title: `${BRAND.name} API`,
		description: `Giao diện lập trình của ${BRAND.name}. Số tiền là số nguyên tính bằng đồng, thời điểm theo ISO 8601 (UTC).`,
	},
	audience: {
		public: 'Ai cũng gọi được',
		member: 'Cần đăng nhập',
		vendor: 'Chỉ người bán',
		operator: 'Chỉ người vận hành',
	},
	place: { path: 'trong đường dẫn', query: 'trong câu truy vấn', body: 'trong nội dung' },
	key: { required: 'Bắt buộc có Idempotency-Key', accepted: 'Nhận Idempotency-Key' },
} as const;
