/** Same format as `questions.ts`, with other words, spellings and units than the products use. */
export const OTHER_QUESTIONS = {
	'as it is said, and as in a chat': `
		trà sen > Hạt sen khô / Trà
		chuối xấy > Chuối sấy
		dồ chơi gỗ > Đàn piano đồ chơi
		nồi ko dầu > Nồi chiên không dầu
		wạt đứng > Quạt đứng
		wần short > Quần short
		trậu nhựa > Chậu nhựa
		dày lười > Giày lười
		sương rồng sen đá > Sen đá
		xữa tắm > Sữa tắm
		rao bếp > Dao bếp
		nạp pin bếp từ > Bếp từ
		bóng truyền > Bóng chuyền
		tinh zầu sả > Tinh dầu sả
		cà fê fin > Cà phê phin
		kẹo zừa > Kẹo dừa
		mì chính bột nem > Bột nêm
		yếm ăn cho bé > Yếm ăn
		ghế zã ngoại > Ghế gấp dã ngoại
		áo lông cừu > Áo khoác lông cừu`,
	'figures and units': `
		nồi chiên 6l > Nồi chiên không dầu 6 lít
		pin 10000mah > Pin dự phòng 10.000
		20.000 mah > Pin dự phòng 20.000
		thẻ nhớ 128gb > Thẻ nhớ 128 GB
		usb 64g > USB kim loại 64
		màn hình 24inch > Màn hình 24 inch
		bình nước 1 lít > Bình nước thể thao
		ổ cứng 1tb > Ổ cứng di động
		sạc 65w > Củ sạc GaN 65 W
		giấy a 4 > Giấy in A4
		bóng đá số 5 > Bóng đá cỡ 5
		spf50 > Kem chống nắng vật lý
		xe đạp 26 inch > Xe đạp địa hình
		st 25 > Gạo ST25
		lò nướng 38 lit > Lò nướng điện`,
	'other spellings of the same': `
		cà phê hòa tan > Cà phê hoà tan
		bình thủy điện > Bình thuỷ điện
		QUẦN SHORT KAKI > Quần short kaki
		chảo-gang / 26 phân > Chảo gang
		"tai nghe" & loa > Tai nghe có dây / Loa bluetooth / Loa kéo / Tai nghe
		mật ong, hoa nhãn > Mật ong hoa nhãn
		mỳ hảo hảo > Mì Hảo Hảo
		kỷ niệm tượng trâu > Tượng trâu
		mát xa bóng gai > Bóng gai
		type c > Cáp Type-C`,
	'more than is there': `
		mua nồi chiên không dầu giá rẻ > Nồi chiên không dầu
		bàn phím cơ cho dân văn phòng > Bàn phím cơ
		giày thể thao chạy bộ nam chính hãng > Giày chạy bộ
		quà tặng đèn lồng trang trí tết > Đèn lồng
		váy đầm công sở nữ đẹp > Đầm suông
		sữa tắm thơm lâu gừng > Sữa tắm gừng
		áo mưa đi xe máy hai người > Áo mưa
		hạt giống hoa dễ trồng > Hạt giống hoa hướng dương
		ốp lưng chống sốc giá sỉ > Ốp lưng trong
		máy xay đa năng công suất lớn sinh tố > Máy xay sinh tố
		vợt cầu lông cho người mới chơi > Vợt cầu lông
		dầu dừa nguyên chất dưỡng tóc > Dầu dừa`,
	'what is not sold just so: the noun decides': `
		giày thể thao > Giày
		giay the thao > Giày
		gạo thơm > Gạo
		quat may > Quạt
		quạt điện > Quạt
		ghế văn phòng > Ghế
		bình giữ nhiệt > Bình
		loa karaoke > Loa
		giày cao gót > Giày
		điện thoại google > Điện thoại
		nước măms > Nước mắm
		nuowcs maawms > Nước mắm
		vot muoi > Vợt
		chao chong dinh > Chảo
		ghế sofa > Ghế gấp / Ghế ăn dặm
		giày bệt > Giày
		cafe sua da > Cà phê
		đồng hồ đeo tay > Đồng hồ thông minh / Đồng hồ treo
		đàn guitar > Đàn piano
		mì ăn liền > Mì Hảo Hảo
		dau goi dau > Dầu gội`,
} as const;

/** The search must return no results for these. */
export const NOT_SOLD: readonly string[] = [
	'macbook',
	'bỉm',
	'honda',
	'toyota',
	'playstation',
	'gopro',
	'guitar',
	'máy ảnh canon',
	'coca cola',
	'sofa',
	'giường',
	'tất chân',
	'vớ nam',
	'khẩu trang y tế',
	'khẩu trang',
	'phở bò',
	'bún khô',
	'chuồng chó',
	'rượu vang',
	'rem cua',
];

/** The search may show similar products, but only marked as near matches. */
export const NEAR_ONLY: readonly string[] = ['kính mắt', 'cà vạt', 'đèn pin', 'máy in', 'bánh mì', 'giầy leo núi'];

/** These count as exact: a category, an option, a regional spelling, an unfinished word. */
export const AS_TYPED: readonly string[] = [
	'đồ chơi gỗ',
	'áo đỏ',
	'sữa rữa mặt',
	'điên thoai',
	'dien tho',
	'giày dép nữ',
];
