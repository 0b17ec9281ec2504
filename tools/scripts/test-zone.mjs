// Tests run in Chicago time: calendar days that are wrongly computed in the machine's time zone come out
// wrong there, as they would for most students.
process.env.TZ = 'America/Chicago';
