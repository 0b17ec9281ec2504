import { describe, expect, it } from '@jest/globals';
import { createTheme } from '@mui/material';
import { fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, testDataProvider } from 'react-admin';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { StaffList } from './staff-list.js';
import { StaffShow } from './staff-show.js';

const ROW = { id: 'math.any:1' };

describe('a row that is pressed', () => {
  it("isn't taken for its record, which has more fields", async () => {
    const shown: object[] = [];
    const data = testDataProvider({
      getList: async () => ({ data: [ROW] as never[], total: 1 }),
      getOne: () => new Promise(() => {}),
    });
    render(
      <MemoryRouter initialEntries={['/items']}>
        <AdminContext dataProvider={data} theme={createTheme()}>
          <Routes>
            <Route
              path="/items"
              element={
                <StaffList
                  resource="items"
                  title="Questions"
                  filters={[]}
                  cards={<p />}
                  table={<Link to="/items/math.any:1/show">Math</Link>}
                  csv={[]}
                  sort={{ field: 'id', order: 'ASC' }}
                  empty={<p />}
                />
              }
            />
            <Route
              path="/items/:id/show"
              element={
                <>
                  <p>The page of a record</p>
                  <StaffShow resource="items" kind="Question" backTo="All" titleOf={() => 'One'}>
                    {(record) => {
                      shown.push(record);
                      return null;
                    }}
                  </StaffShow>
                </>
              }
            />
          </Routes>
        </AdminContext>
      </MemoryRouter>,
    );
    fireEvent.click(await screen.findByText('Math'));
    await screen.findByText('The page of a record');
    expect(shown).toEqual([]);
  });
});
