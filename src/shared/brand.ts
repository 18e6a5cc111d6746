export const BRAND = {
	name: 'Chợ Biz',
	tagline: 'Chợ trực tuyến kèm vận chuyển',
	description: 'Mua bán, trả giá, đấu giá và ghép xe chở hàng trên khắp Việt Nam, ở cùng một nơi.',
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
