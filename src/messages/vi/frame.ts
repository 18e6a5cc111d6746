export const frameMessages = {
	cart: (count: number): string => (count === 0 ? 'Giỏ hàng trống' : `Giỏ hàng, ${count} sản phẩm`),
	allCategories: 'Xem tất cả danh mục',
} as const;

/** Names of the site's sections, used by menus, breadcrumbs and links. */
export const placeMessages = {
	home: 'Trang chủ',
	toHome: 'Về trang chủ',
	categories: 'Danh mục',
	search: 'Tìm kiếm',
	cart: 'Giỏ hàng',
	notices: 'Thông báo',
	signIn: 'Đăng nhập',
	register: 'Đăng ký',
	signOut: 'Đăng xuất',
	auctions: 'Đấu giá',
	bargains: 'Trả giá',
	freight: 'Vận chuyển',
	forum: 'Diễn đàn',
	news: 'Tin tức',
	newsAbout: 'Hướng dẫn mua hàng, bán hàng, giao hàng và tin về Chợ Biz.',
	account: 'Tài khoản',
	orders: 'Đơn hàng',
} as const;

export const accountPlaceMessages = {
	orders: 'Đơn hàng của tôi',
	conversations: 'Tin nhắn',
	account: 'Thông tin tài khoản',
	addresses: 'Sổ địa chỉ',
	bizcoin: 'Bizcoin',
	wishlist: 'Yêu thích',
	vouchers: 'Mã giảm giá của tôi',
	shops: 'Gian hàng theo dõi',
} as const;

export const vendorPlaceMessages = {
	overview: 'Tổng quan',
	orders: 'Đơn hàng',
	products: 'Sản phẩm',
	customers: 'Khách',
	money: 'Tiền',
	vouchers: 'Khuyến mãi',
	settings: 'Cài đặt',
} as const;

export const consoleMessages = {
	area: 'Kênh người bán',
	toShop: 'Xem gian hàng',
	bar: 'Điều hướng chính',
	more: 'Thêm',
	moreLabel: 'Kênh người bán, các mục còn lại',
	sound: 'Âm báo khi có đơn mới',
} as const;

export const policyNames = {
	rules: 'Quy chế hoạt động',
	terms: 'Điều khoản sử dụng',
	privacy: 'Chính sách bảo mật',
	payment: 'Chính sách thanh toán',
	vnpay: 'Hướng dẫn VNPAY',
	shipping: 'Chính sách giao vận',
	refund: 'Hoàn và hủy đơn',
	bizcoin: 'Chính sách bizcoin',
	disputes: 'Giải quyết tranh chấp',
} as const;

/** Texts for errors without an answer of the server. */
export const browserMessages = {
	toCart: 'Xem giỏ hàng',
	noAnswer: 'Chưa kết nối được với Chợ Biz. Bạn hãy kiểm tra mạng rồi thử lại.',
	unreadableAnswer: 'Hệ thống trả lời không đúng. Bạn hãy thử lại sau ít phút.',
	changedMeanwhile: 'Đơn vừa có thay đổi nên chưa làm được việc đó. Trang đã tải lại để bạn xem tình trạng bây giờ.',
	/** Verbatim from the specification. */
	signOutFailed: 'Đăng xuất không thành công',
	sessionEnded: 'Phiên đăng nhập đã hết. Bạn hãy đăng nhập lại để tiếp tục.',
} as const;
