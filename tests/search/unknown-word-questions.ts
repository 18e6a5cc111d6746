/**
 * Queries with a word that no product has, or with another word for a product. Format: query, the words named as not
 * sold (`-` for none), and parts of names of which the first result has one. Written by hand, not by the search.
 */
const WRITTEN = `
	gạo nhật bản > nhật bản > Gạo
	áo chanel > chanel > Áo
	áo khoác burberry > burberry > Áo khoác
	tai nghe sennheiser > sennheiser > Tai nghe
	váy dự tiệc > dự tiệc > Váy / váy
	điện thoại vsmart > vsmart > Điện thoại
	laptop alienware > alienware > Laptop / Máy tính
	bàn phím cơ keychron > keychron > Bàn phím cơ
	chuột razer > razer > Chuột
	ổ cứng seagate > seagate > Ổ cứng
	sữa rửa mặt simple > simple > Sữa rửa mặt
	kem chống nắng anessa > anessa > Kem chống nắng
	ví da gucci > gucci > Ví da
	giày balenciaga > balenciaga > Giày
	balo tomtoc > tomtoc > Balo
	nồi chiên tefal > tefal > Nồi chiên
	quạt đứng senko > senko > Quạt đứng
	mũ bảo hiểm royal > royal > Mũ bảo hiểm
	xe đạp giant > giant > Xe đạp
	vợt cầu lông victor > victor > Vợt cầu lông
	lều naturehike > naturehike > Lều
	tã pampers > pampers > Tã
	gấu bông doraemon > doraemon > Gấu bông
	đèn ngủ pikachu > pikachu > Đèn ngủ
	mật ong manuka > manuka > Mật ong
	tai nghe bluetooth soundpeats > soundpeats > Tai nghe
	nước mắm chinsu > chinsu > Nước mắm
	thảm yoga liforme > liforme > Thảm yoga
	máy xay sinh tố vitamix > vitamix > Máy xay sinh tố
	bình sữa hegen > hegen > Bình sữa
	quà sinh nhật cho bé gái > quà sinh nhật > bé gái
	qua sinh nhat cho be gai > qua sinh nhat > bé gái
	quà tặng sinh nhật gấu bông > quà tặng sinh nhật > Gấu bông
	quà tặng đèn lồng > quà tặng > Đèn lồng
	làm quà khăn lụa > làm quà > Khăn lụa
	t-shirt nam > - > Áo thun
	t shirt > - > Áo thun
	T-SHIRT > - > Áo thun
	tshirt cổ tròn > - > Áo thun cổ tròn
	tee thể thao > - > Áo thun thể thao
	shirt linen > - > Áo sơ mi linen
	dress maxi > - > Đầm maxi
	jacket lông cừu > - > Áo khoác lông cừu
	backpack jansport > - > Balo Jansport
	quần áo trẻ em > - > bé / Bộ / Giày / Mũ
	quan ao tre em > - > bé / Bộ / Giày / Mũ
	áo khoác trẻ em > - > Áo khoác lông cừu cho bé
	đồ dùng trẻ em > - > bé / Bình sữa / Yếm / Ghế / Chậu / Tã
`;

export type UnknownWordQuestion = {
	readonly typed: string;
	readonly unknown: readonly string[];
	readonly wanted: readonly string[];
};

export const UNKNOWN_WORD_QUESTIONS: readonly UnknownWordQuestion[] = WRITTEN.trim()
	.split('\n')
	.map((line) => {
		const [typed = '', unknown = '', wanted = ''] = line.split('>').map((part) => part.trim());
		return { typed, unknown: unknown === '-' ? [] : [unknown], wanted: wanted.split(' / ') };
	});
