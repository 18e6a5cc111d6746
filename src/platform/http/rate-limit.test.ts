import { expect, test } from 'vitest';
import { countedAs } from './rate-limit.ts';

test.each([
	['ip:203.0.113.7', 'ip:203.0.113.7'],
	['ip:2001:db8:1:2:3:4:5:6', 'ip:2001:db8:1:2/64'],
	['ip:2001:0DB8:0001:0002::1', 'ip:2001:db8:1:2/64'],
	['ip:2001:db8::5', 'ip:2001:db8:0:0/64'],
	['ip:fe80::1%eth0', 'ip:fe80:0:0:0/64'],
	['ip:::1', 'ip:0:0:0:0/64'],
	['ip:64:ff9b:1:2:3:4:192.0.2.1', 'ip:64:ff9b:1:2/64'],
	['member:2001:db8:1:2:3:4:5:6', 'member:2001:db8:1:2:3:4:5:6'],
	['ip:unknown', 'ip:unknown'],
])('countedAs(%s) returns %s, so that one IPv6 household counts once', (key, counted) => {
	expect(countedAs(key)).toBe(counted);
});
