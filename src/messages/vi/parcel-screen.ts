export const parcelMessages = {
	title: 'Kiện hàng',
	parcelOf: (position: number): string => `Kiện ${position}`,
	sent: (sent: number, all: number): string => `Đã gửi ${sent}/${all} món`,
	code: 'Mã vận đơn',
	track: 'Xem trên trang của bên vận chuyển',
	newTab: '(mở trang mới)',
	shippedAt: 'Gửi đi lúc',
	deliveredAt: 'Giao tới lúc',
} as const;

export const shipMessages = {
	title: 'Đã giao cho bên vận chuyển?',
	text: 'Từ lúc này đơn không hủy được nữa.',
	partText: 'Chọn những món nằm trong kiện này; phần còn lại bạn gửi sau. Kiện đầu đi rồi thì đơn không hủy được nữa.',
	yes: 'Đã giao đi',
	no: 'Chưa',
	carrier: 'Bên vận chuyển',
	tracking: 'Mã vận đơn hoặc chuyến xe',
	trackingHint: 'Người mua dùng để hỏi bên vận chuyển.',
	pieces: 'Món trong kiện này',
	countOf: (name: string): string => `Số lượng ${name}`,
	ofLeft: (left: number): string => `trong ${left} chưa gửi`,
	nothing: 'Kiện này chưa có món nào. Bạn chọn ít nhất một món nhé.',
	delivered: (position: number): string => `Kiện ${position} đã giao tới`,
	refused: 'Không giao được',
	rejectedPart: (position: number): string => `Không giao được kiện ${position}`,
	takeBack: 'Đã nhận lại kiện này',
} as const;

export const takeBackMessages = {
	title: 'Kiện hàng đã về tới gian hàng?',
	text: 'Chọn những món còn bán được để đưa lại lên kệ. Món hỏng hoặc mất thì để 0.',
	yes: 'Đã nhận lại',
	no: 'Chưa',
	pieces: 'Món đưa lại lên kệ',
	ofSent: (sent: number): string => `trong ${sent} đã gửi`,
	restocked: (count: number): string => `đưa lại lên kệ ${count}`,
} as const;
