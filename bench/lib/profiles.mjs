/**
 * Device and network profiles. A profile is applied to every target in the same way.
 * rttMs / downKbps / upKbps are enforced by lib/shaper.mjs at the TCP level, so they also cover
 * service-worker fetches and connection set-up; cpu is Chromium's CPU throttling rate.
 */
export const PROFILES = {
  slow4g: {
    label: 'slow 4G (150 ms RTT, 1.6 Mbps down, 0.75 Mbps up), CPU 4x slower',
    rttMs: 150,
    downKbps: 1600,
    upKbps: 750,
    cpu: 4,
  },
  slow4gSlower: {
    label: 'slow 4G (150 ms RTT, 1.6 Mbps down, 0.75 Mbps up), CPU 8x slower',
    rttMs: 150,
    downKbps: 1600,
    upKbps: 750,
    cpu: 8,
  },
  fast4g: {
    label: 'fast 4G (60 ms RTT, 9 Mbps down, 3 Mbps up), CPU 4x slower',
    rttMs: 60,
    downKbps: 9000,
    upKbps: 3000,
    cpu: 4,
  },
  none: { label: 'unthrottled', rttMs: 0, downKbps: 0, upKbps: 0, cpu: 1 },
};

export const DEVICE = {
  viewport: { width: 375, height: 667 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  userAgent:
    'Mozilla/5.0 (Linux; Android 13; Mobile) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
};
