import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useItemsQuery } from '#api';
import { Card, Icon, Sub, Title } from '#ui';
import { visited } from './store.js';

export function Row({ item, style }) {
  return (
    <Card className="row" style={style}>
      <Icon />
      <div>
        <Title>{item.title}</Title>
        <Sub>{item.text}</Sub>
      </div>
    </Card>
  );
}
export function Home() {
  const dispatch = useDispatch();
  const visits = useSelector((s) => s.ui.visits);
  const { data } = useItemsQuery(20);
  useEffect(() => {
    dispatch(visited());
  }, [dispatch]);
  if (!data)
    return (
      <Card className="skeleton">
        <Icon />
        <Title>加载中</Title>
      </Card>
    );
  return (
    <section id="home" data-visits={visits}>
      {data.map((item) => (
        <Row key={item.id} item={item} />
      ))}
    </section>
  );
}
