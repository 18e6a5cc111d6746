import { expect, test } from 'vitest';
import { addressMessages, deviceMessages } from '#src/messages/vi/identity.ts';
import { deviceOf, maskAddress } from './session-origin.ts';

test.each([
	[
		'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
		'Chrome trên Android',
	],
	[
		'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
		'Edge trên Windows',
	],
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
		'Safari trên iPhone',
	],
	['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox trên Linux'],
	['curl/8.5', 'Thiết bị không rõ'],
])('deviceOf and deviceMessages show %s as %s', (userAgent, name) => {
	expect(deviceMessages(deviceOf(userAgent))).toBe(name);
});

test.each([
	['203.113.131.7', '203.113.*.*'],
	['::ffff:10.0.0.9', '10.0.*.*'],
	['2402:800:61b1:5::1', '2402:800:*'],
	['::1', '*'],
])('maskAddress turns %s into %s', (ip, shown) => {
	expect(maskAddress(ip)).toBe(shown);
});

test.each([
	['203.113.131.7', 'Địa chỉ mạng 203.113.*.*'],
	['172.64.0.1', 'Địa chỉ mạng 172.64.*.*'],
	['2402:800:61b1:5::1', 'Địa chỉ mạng 2402:800:*'],
	['::1', 'Máy này hoặc mạng nội bộ'],
	['127.0.0.1', 'Máy này hoặc mạng nội bộ'],
	['192.168.1.20', 'Máy này hoặc mạng nội bộ'],
	['fd12:3456:789a::1', 'Máy này hoặc mạng nội bộ'],
])('addressMessages shows the address %s as: %s', (ip, words) => {
	expect(addressMessages(maskAddress(ip))).toBe(words);
});
