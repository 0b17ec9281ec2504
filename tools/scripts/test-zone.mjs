// Tests run in Chicago's time: days of the calendar that are counted by the machine's zone come out
// wrong there, as for most students.
process.env.TZ = 'America/Chicago';
