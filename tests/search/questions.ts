import { OTHER_QUESTIONS } from './other-questions.ts';

/**
 * A query and its expected products: every product whose name contains one of the parts after `>`. Written before
 * the search was tuned; a random third is held out and never looked at during tuning.
 */
export type Question = { readonly kind: string; readonly typed: string; readonly wanted: readonly string[] };

const WRITTEN = {
	'no tones': `
		tra > Trà
		dien thoai > Điện thoại Sông Lam / Điện thoại phím / Điện thoại Samsung / Điện thoại Xiaomi / Điện thoại Oppo / Điện thoại Realme / Điện thoại Huawei
		ca phe phin > Cà phê phin
		gao st25 > Gạo ST25
		gao lut > Gạo lứt
		mat ong rung > Mật ong rừng
		nuoc mam > Nước mắm cốt / Nước mắm chấm
		muc mot nang > Mực một nắng
		ao thun > Áo thun cổ tròn / Áo thun thể thao
		ao khoac gio > Áo khoác gió
		quan jean nam > Quần jean ống đứng
		dam maxi > Đầm maxi
		khan lua > Khăn lụa
		vi da > Ví da
		noi com dien > Nồi cơm điện
		noi chien khong dau > Nồi chiên không dầu
		may xay sinh to > Máy xay sinh tố
		am sieu toc > Ấm siêu tốc
		quat dieu hoa > Quạt điều hoà
		ban ui hoi nuoc > Bàn ủi hơi nước / Bàn ủi Philips
		pin du phong > Pin dự phòng
		tai nghe khong day > Tai nghe không dây
		loa keo > Loa kéo
		op lung > Ốp lưng
		ban phim co > Bàn phím cơ
		the nho > Thẻ nhớ
		giay in a4 > Giấy in A4
		truyen tranh > Truyện tranh
		am chen tu sa > Bộ ấm chén tử sa
		den long hoi an > Đèn lồng lụa
		dao bep > Dao bếp
		binh sua > Bình sữa
		ghe an dam > Ghế ăn dặm
		gau bong > Gấu bông
		kem chong nang > Kem chống nắng
		dau goi bo ket > Dầu gội bồ kết
		son duong > Son dưỡng
		vot cau long > Vợt cầu lông
		leu cam trai > Lều cắm trại
		xe dap dia hinh > Xe đạp địa hình
		cay luoi ho > Cây lưỡi hổ
		cat ve sinh > Cát vệ sinh
		ao mua > Áo mưa
		mu bao hiem > Mũ bảo hiểm`,
	'with tones': `
		trà hoa cúc > Trà hoa cúc
		trà > Trà
		tranh > Tranh gạch / Tranh Đông Hồ / Truyện tranh
		tượng > Tượng trâu
		gà > Gà khô / Tranh Đông Hồ đàn gà
		đèn bàn > Đèn bàn học
		dừa > Dừa sấy / Kẹo dừa / Dầu dừa
		dứa > Khô cá dứa / Kẹo dừa
		bơ > Sốt bơ
		đĩa > Đĩa tròn
		lược gỗ > Lược gỗ
		mứt gừng > Mứt gừng
		hạt điều > Hạt điều
		mắm tôm chua > Mắm tôm chua
		thớt gỗ > Thớt gỗ
		chăn ga > Bộ chăn ga
		máy lọc không khí > Máy lọc không khí
		bột nêm > Bột nêm
		sổ tay > Sổ tay
		vòi tưới > Vòi tưới`,
	'half tones': `
		điện thoai > Điện thoại Sông Lam / Điện thoại phím / Điện thoại Samsung / Điện thoại Xiaomi / Điện thoại Oppo / Điện thoại Realme / Điện thoại Huawei
		nôi chien khong dầu > Nồi chiên không dầu
		ca phê chồn > Cà phê chồn
		máy hut bui > Máy hút bụi
		quân short kaki > Quần short kaki
		đâm suông > Đầm suông
		sưa rửa măt nghệ > Sữa rửa mặt nghệ
		bánh trang sữa > Bánh tráng sữa
		giầy leo nui > Giày leo núi
		dâu dưa ép lạnh > Dầu dừa
		den ngu gốm > Đèn ngủ gốm
		tẩy da chêt > Tẩy da chết`,
	'keys of Telex': `
		ddieenj thoaij > Điện thoại Sông Lam / Điện thoại phím / Điện thoại Samsung / Điện thoại Xiaomi / Điện thoại Oppo / Điện thoại Realme / Điện thoại Huawei
		nooif chieen khoong daafu > Nồi chiên không dầu
		caf phee > Cà phê Arabica / Cà phê Robusta / Cà phê phin / Cà phê hoà / Cà phê chồn
		nuwowcs maawms > Nước mắm cốt / Nước mắm chấm
		aso thun > Áo thun cổ tròn / Áo thun thể thao
		mays tinhs xachs tay > Máy tính xách tay
		quanaf jean > Quần jean
		ddoongf hoof > Đồng hồ thông minh / Đồng hồ treo
		bifnh suwax > Bình sữa
		keem choongs nawngs > Kem chống nắng
		xe ddapj > Xe đạp địa hình / Mũ bảo hiểm xe đạp
		muwjc khoo > Khô mực / Mực một nắng
		maatj ong > Mật ong
		dduwowfng thoots noots > Đường thốt nốt
		balo ddi hocj > Balo đi học
		gaos bôngg > Gấu bông
		điênj thoại phims to > Điện thoại phím to`,
	'keys of VNI': `
		d9ie6n5 thoai5 > Điện thoại Sông Lam / Điện thoại phím / Điện thoại Samsung / Điện thoại Xiaomi / Điện thoại Oppo / Điện thoại Realme / Điện thoại Huawei
		no6i2 com7 > Nồi cơm
		tra2 o6 long > Trà ô long
		ma6t5 ong ru7ng2 > Mật ong rừng
		a1o so7 mi > Áo sơ mi
		ba2n phi1m > Bàn phím
		ge61 a8n da8m5 > Ghế ăn dặm
		kho6 bo2 > Bò khô
		mu4 ba3o hie63m > Mũ bảo hiểm
		d9en2 ngu3 > Đèn ngủ`,
	'one slip or two': `
		dein thoai song lam > Điện thoại Sông Lam
		nồi chiêm không dầu > Nồi chiên không dầu
		may say sinh tố > Máy xay sinh tố
		tai nghr chụp tai > Tai nghe chụp tai
		bàn phims bluetoth > Bàn phím bluetooth
		loa blutooth > Loa bluetooth
		pim dự phòng > Pin dự phòng
		áo thin cotton > Áo thun cổ tròn
		quần jogerr > Quần jogger
		giày chay bo > Giày chạy bộ
		thảm yooga > Thảm yoga
		vợt pickelball > Vợt pickleball
		webcan full hd > Webcam
		sữa rữa mặt > Sữa rửa mặt
		kem chống nắg > Kem chống nắng
		nước mắn cá cơm > Nước mắm cốt
		mực môt nangw > Mực một nắng
		bánh pía sàu riêng > Bánh pía
		hạt diều rang > Hạt điều
		yến mách > Yến mạch
		khoai lang tìm sấy > Khoai lang tím
		xoài xấy dẻo > Xoài Cát Hoà Lộc
		rubik xếp hìn gỗ > Bộ xếp hình gỗ
		xe choi chân > Xe chòi chân
		màn hinhf 24 in > Màn hình 24 inch
		ổ cứg di động > Ổ cứng di động
		bút máy luện chữ > Bút máy luyện chữ
		thước ăn cho chó > Thức ăn hạt cho chó / Thức ăn chó
		patê mèo > Pate mèo
		máy khona pin > Máy khoan pin
		dung cụ làm vường > Bộ dụng cụ làm vườn
		hạt giôngs cà chưa > Hạt giống cà chua
		chân váy jeen > Chân váy chữ A
		áo hudie > Áo hoodie
		sandan nữ > Dép sandal`,
	'blanks forgotten or misplaced': `
		dienthoai > Điện thoại Sông Lam / Điện thoại phím / Điện thoại Samsung / Điện thoại Xiaomi / Điện thoại Oppo / Điện thoại Realme / Điện thoại Huawei
		taingheblutooth > Tai nghe không dây / Loa bluetooth
		noicomdien > Nồi cơm điện
		aothun nam > Áo thun cổ tròn / Áo thun thể thao
		capheden > Cà phê
		matong > Mật ong
		gạonếp > Nếp cái hoa vàng
		banphimco > Bàn phím cơ
		maytinh xachtay > Máy tính xách tay
		sac duphong > Pin dự phòng
		ba lo đi học > Balo đi học
		blue tooth > Loa bluetooth / Bàn phím bluetooth
		pickle ball > Vợt pickleball
		web cam > Webcam
		khôngdầu > Nồi chiên không dầu
		nướcmắm > Nước mắm cốt / Nước mắm chấm
		ke mchong nang > Kem chống nắng
		thả myoga > Thảm yoga
		đènlồng > Đèn lồng
		body suit > Bộ bodysuit`,
	'synonyms and abbreviations': `
		đt > Điện thoại Sông Lam / Điện thoại phím / Điện thoại Samsung / Điện thoại Xiaomi / Điện thoại Oppo / Điện thoại Realme / Điện thoại Huawei
		dt samsung > Điện thoại Samsung
		áo phông > Áo thun cổ tròn / Áo thun thể thao
		laptop > Máy tính xách tay / Laptop
		sạc dự phòng > Pin dự phòng
		bàn là > Bàn ủi
		máy lạnh > Máy lạnh
		mũ lá > Nón lá
		nón bảo hiểm > Mũ bảo hiểm
		chăn lụa > Mền lụa
		đệm cho chó mèo > Nệm ngủ thú cưng
		ly giữ nhiệt nắp sứ > Ly sứ
		lạc rang > Đậu phộng rang
		ruốc cá hồi > Ruốc chà bông cá hồi
		chè ô long > Trà ô long
		mắc ca > Hạt mắc ca / Hạt macca
		xà phòng > Xà bông
		xe hơi sạc > Sạc ô tô
		miếng dán màn hình > Kính cường lực
		gậy selfie > Gậy chụp ảnh
		quần bò > Quần jean
		cf hoà tan > Cà phê hoà tan
		kcn > Kem chống nắng
		srm > Sữa rửa mặt
		ncd > Nồi cơm điện
		mbh nửa đầu > Mũ bảo hiểm nửa đầu
		giấy note > Giấy nhớ
		muỗng sứ > Ly sứ
		chén cơm > Bộ bát cơm
		bóp da nam > Ví da
		lipstick > Son kem / Son dưỡng / Son Maybelline
		toner > Nước hoa hồng
		headphone > Tai nghe
		phân giun > Phân trùn quế
		vỏ xe > Lốp xe máy / Lốp Michelin
		bình đun nước > Ấm siêu tốc
		kính mát > Kính râm`,
	'makes misspelled': `
		sam sung > Điện thoại Samsung / Tai nghe Samsung
		samsum galaxy > Điện thoại Samsung / Tai nghe Samsung
		siaomi > Xiaomi
		xaomi > Xiaomi
		iphon 15 > iPhone 15
		ai phôn > iPhone 15
		ipat > iPad
		airpot > AirPods
		opo reno > Oppo
		huwei > Huawei
		lenovô > Lenovo
		assus > Asus
		logitek > Logitech
		panasonik > Panasonic
		elektrolux > Electrolux
		đaikin > Daikin
		philip > Philips
		adidat > Adidas
		nai ke > Nike
		convert cổ cao > Converse
		bitis > Biti’s
		uniclo > Uniqlo
		cetaphin > Cetaphil
		loreal > L’Oréal
		maybeline > Maybelline
		colgat > Colgate
		socola pie > Chocopie
		lê gô > Lego
		yonec > Yonex
		vinfat > Vinfast
		mítxelin > Michelin
		wiskas > Whiskas`,
	...OTHER_QUESTIONS,
} as const;

function questionOf(kind: string, line: string): Question {
	const [typed = '', wanted = ''] = line.split('>').map((part) => part.trim());
	return { kind, typed, wanted: wanted.split(' / ') };
}

export const QUESTIONS: readonly Question[] = Object.entries(WRITTEN).flatMap(([kind, lines]) =>
	lines
		.trim()
		.split('\n')
		.map((line) => questionOf(kind, line)),
);
