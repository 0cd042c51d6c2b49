import { HOUR } from '@portal/shared/contract';
import { laterToday } from './plans';

const toCountryDay = (at: Date, timeZone: string) => at.toLocaleDateString('en-GB', { timeZone });

test.each(['00:00:00', '09:30:00', '20:59:59', '22:00:00', '23:00:00', '23:48:00', '23:59:30'])(
  'a trip that is due later today is due today, also at %s',
  (time) => {
    for (const [timeZone, offset] of [
      ['Asia/Dubai', '+04:00'],
      ['Asia/Kolkata', '+05:30'],
    ] as const) {
      const now = new Date(`2031-03-10T${time}${offset}`);
      const due = new Date(now.getTime() + laterToday(now, timeZone) * HOUR);
      expect(due.getTime()).toBeGreaterThan(now.getTime());
      expect(toCountryDay(due, timeZone)).toBe(toCountryDay(now, timeZone));
    }
  },
);
