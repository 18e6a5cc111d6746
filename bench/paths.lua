-- Asks for the paths of a file one after the other, each thread from a place of its own, and tells the times in µs.
local paths = {}
local at = 0
local threads = 0

function setup(thread)
	thread:set("first", threads * 7919)
	threads = threads + 1
end

function init(args)
	for line in io.lines(args[1]) do
		paths[#paths + 1] = line
	end
	at = first
end

function request()
	at = at + 1
	return wrk.format("GET", paths[at % #paths + 1])
end

function done(summary, latency)
	local failed = summary.errors.status + summary.errors.timeout + summary.errors.read + summary.errors.connect
	io.write(string.format(
		'{"requests":%d,"us":%d,"failed":%d,"p50":%d,"p95":%d,"p99":%d}\n',
		summary.requests, summary.duration, failed, latency:percentile(50), latency:percentile(95), latency:percentile(99)))
end
