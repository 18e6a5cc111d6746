/** Shown on every page of a public site with fake providers. */
export const testSiteNotice = 'Trang thử nghiệm: đơn hàng, tiền và thư ở đây không có thật.';
