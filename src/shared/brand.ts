export const BRAND = {
	name: 'Chợ Biz',
	tagline: 'Chợ trực tuyến của người Việt',
	description:
		'Mua hàng của các gian hàng có danh tính trên khắp Việt Nam, phí giao và tổng tiền hiện đủ trước khi đặt.',
} as const;

/** ⚖ Demonstration values: an operator must replace them with the registered data before going live. */
export const LEGAL_IDENTITY = {
	companyName: 'Công ty TNHH Ví Dụ Chợ Biz (dữ liệu mẫu)',
	taxCode: '0000000000',
	registration: 'Giấy đăng ký kinh doanh số 0000000000 (mẫu), nơi cấp và ngày cấp do đơn vị vận hành điền',
	representative: 'Người đại diện (mẫu)',
	address: 'Số 1 Đường Ví Dụ, Phường Mẫu, Thành phố Hồ Chí Minh',
	phone: '1900 0000',
	email: 'hotro@demo.chobiz.vn',
	complaintsEmail: 'khieunai@demo.chobiz.vn',
	privacyEmail: 'dulieu@demo.chobiz.vn',
	supportHours: '8:00 – 21:00 mỗi ngày',
} as const;
