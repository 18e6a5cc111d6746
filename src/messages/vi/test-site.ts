/** On every page of a public site that runs on stand-ins. */
export const testSiteNotice = 'Trang thử nghiệm: đơn hàng, tiền và thư ở đây không có thật.';
